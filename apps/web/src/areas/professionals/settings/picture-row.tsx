import { signatureMaxBytes, updateProfessionalProfile } from '@allenio/contract/professionals'
import { IconPencil, IconRubberStamp, IconSignature } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall } from '#lib/api'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { Row, Stack } from '#ui/layout'
import { PictureUpload } from '#ui/picture-upload'
import { Text } from '#ui/text'
import css from './professional.module.css'
import { SignaturePad } from './signature-pad.tsx'
import { useProfessionalWords } from './words.ts'

interface PictureRowProps {
  kind: 'signature' | 'stamp'
  picture: string | null
}

/** Signature or stamp: uploaded as a picture, and a signature drawn as well. */
export function PictureRow({ kind, picture }: PictureRowProps) {
  const t = useProfessionalWords()
  const [isDrawing, setDrawing] = useState(false)
  const { mutateAsync } = useCall(updateProfessionalProfile, { quiet: true })
  const isSignature = kind === 'signature'
  return (
    <Stack gap={12} id={kind}>
      <Stack gap={2}>
        <Text weight={500}>{t(kind)}</Text>
        <Text size="small" tone={3}>
          {t(`${kind}Hint`)}
        </Text>
      </Stack>
      {isSignature && (
        <Row>
          <Button icon={IconPencil} onClick={() => setDrawing(true)}>
            {t('draw')}
          </Button>
        </Row>
      )}
      <PictureUpload
        purpose={`professional ${kind}`}
        maxBytes={signatureMaxBytes}
        hasPicture={picture !== null}
        draw={preview => <Frame kind={kind} picture={preview ?? picture} />}
        save={id => mutateAsync(isSignature ? { signatureUploadId: id } : { stampUploadId: id })}
        remove={() => mutateAsync(isSignature ? { removeSignature: true } : { removeStamp: true })}
        words={{
          choose: t(isSignature ? 'chooseSignature' : 'chooseStamp'),
          change: t(isSignature ? 'changeSignature' : 'changeStamp'),
          remove: t('remove'),
          cancel: t('cancelUpload'),
          sending: t('sending'),
          waiting: t('waiting'),
          failed: t('failed'),
        }}
        hint={max => t('pictureHint', { max })}
      />
      {isDrawing && <SignaturePad save={signatureUploadId => mutateAsync({ signatureUploadId })} onClose={() => setDrawing(false)} />}
    </Stack>
  )
}

const Frame = ({ kind, picture }: PictureRowProps) => (
  <div className={css.frame} data-empty={picture === null || undefined}>
    {picture ? <img src={picture} alt="" /> : <Icon of={kind === 'signature' ? IconSignature : IconRubberStamp} size={24} />}
  </div>
)
