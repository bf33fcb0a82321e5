import { childrenOf } from '@allenio/domain/documents'
import { sectionCellsOf } from '@allenio/domain/storefront'
import { IconPhoto } from '@tabler/icons-react'
import { useRef, type ChangeEvent } from 'react'
import { acceptedPictures } from '#lib/uploads'
import { useSelected, useStored } from '#lib/store'
import { Button } from '#ui/button'
import { CoverImage } from '#ui/cover-image'
import { Icon } from '#ui/icon'
import { Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { useAddPicture } from '../canvas/use-add-picture.ts'
import { useEditor, useSettings } from '../session.ts'
import { useStorefrontWords } from '../words.ts'
import css from './settings.module.css'

/** The picture that other sites show beside the link: one's own, or the cover with the logo on it. */
export function SharePictureField() {
  const t = useStorefrontWords()
  const { document, storefrontId, parts, set } = useEditor()
  const { sharePicture } = useSettings()
  const { pictures = [], business } = useStored(parts) ?? {}
  const coverPicture = useSelected(
    document.rows,
    rows =>
      childrenOf(rows, storefrontId)
        .map(sectionCellsOf)
        .find(({ kind }) => kind === 'cover')?.picture,
  )
  const chooser = useRef<HTMLInputElement>(null)
  const { add, isSending } = useAddPicture()
  const isOwn = sharePicture !== undefined
  const picture = pictures.find(({ id }) => id === (sharePicture ?? coverPicture))
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // without this, the browser would not report the same file again
    event.target.value = ''
    const newPicture = file && (await add(file))
    if (newPicture) set(storefrontId, { sharePicture: newPicture.id })
  }
  return (
    <Stack gap={12}>
      <div className={css.share}>
        {picture ? <CoverImage src={picture.url} alt={t('sharePicture')} /> : <Icon of={IconPhoto} size={32} />}
        {!isOwn && business?.logo && <img className={css.shareLogo} src={business.logo} alt="" />}
      </div>
      <Row gap={8} wrap>
        <Button size="small" isBusy={isSending} onClick={() => chooser.current?.click()}>
          {t(isOwn ? 'changePicture' : 'chooseSharePicture')}
        </Button>
        {isOwn && (
          <Button size="small" kind="quiet" onClick={() => set(storefrontId, { sharePicture: undefined })}>
            {t('presetSharePicture')}
          </Button>
        )}
        <input
          ref={chooser}
          type="file"
          accept={acceptedPictures}
          hidden
          aria-label={t('chooseSharePicture')}
          onChange={event => void choose(event)}
        />
      </Row>
      <Text size="hint" tone={2}>
        {t('sharePictureHint')}
      </Text>
    </Stack>
  )
}
