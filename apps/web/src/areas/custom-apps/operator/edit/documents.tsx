import { openRequestFile, type CustomAppFile, type OperatorApp } from '@allenio/contract/custom-apps'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { ReasonProof } from '#areas/dash'
import { download, saveFile } from '#lib/api'
import { useObjectUrl } from '#lib/device'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { Modal } from '#ui/modal'
import { Section } from '#ui/section'
import { SettingRow, SettingRows } from '#ui/setting-rows'
import { Text } from '#ui/text'
import { useOperatorWords } from '../words.ts'
import css from './documents.module.css'

/** The sealed files of the request. Each is opened by itself, with a reason that the business reads. */
export function Documents({ app: { id: appId, files } }: { app: OperatorApp }) {
  const t = useOperatorWords()
  const { bytes } = useFormats()
  const [asked, setAsked] = useState<CustomAppFile>()
  const [picture, setPicture] = useState<File>()
  const open = async ({ id }: CustomAppFile, reason: string) => {
    const { blob, filename, type } = await download(openRequestFile, { id, appId, reason })
    // a picture stays in the page; everything else is for a program of the operator's
    if (type.startsWith('image/')) setPicture(new File([blob], filename, { type }))
    else saveFile({ blob, filename })
  }
  return (
    <Section title={t('documents')} text={t('documentsText')}>
      {files.length === 0 ? (
        <Text tone={2} prose>
          {t('noDocuments')}
        </Text>
      ) : (
        <SettingRows>
          {files.map(file => (
            <SettingRow key={file.id} icon={IconLock} name={t(`kind_${file.kind}`)} sub={`${file.name} · ${bytes(file.bytes)}`}>
              <Button size="small" kind="quiet" aria-label={t('openFileOf', { name: file.name })} onClick={() => setAsked(file)}>
                {t('openFile')}
              </Button>
            </SettingRow>
          ))}
        </SettingRows>
      )}
      {asked && (
        <ReasonProof
          title={t('openTitle', { name: asked.name })}
          text={t('openText')}
          proceed={t('openSave')}
          hint={t('openHint')}
          onClose={() => setAsked(undefined)}
          act={reason => open(asked, reason)}
        />
      )}
      {picture && <PictureModal file={picture} onClose={() => setPicture(undefined)} />}
    </Section>
  )
}

function PictureModal({ file, onClose }: { file: File; onClose: () => void }) {
  const t = useOperatorWords()
  const address = useObjectUrl(file)
  return (
    <Modal opened size="large" title={file.name} onClose={onClose}>
      {address && <img src={address} alt={t('pictureAlt', { name: file.name })} className={css.picture} />}
    </Modal>
  )
}
