import { IconPhoto } from '@tabler/icons-react'
import { areaWords } from '#lib/words'
import { CoverImage } from '#ui/cover-image'
import { Icon } from '#ui/icon'
import { PictureField } from './picture-field.tsx'
import type { PictureFieldProps } from './picture-field.tsx'
import css from './square-picture.module.css'

const useSquareWords = areaWords('square picture', {
  common: ['cancel', 'remove'],
  it: {
    choose: 'Scegli una foto',
    change: 'Cambia foto',
    sending: 'Carico la foto',
    waiting: 'In attesa della connessione',
    failed: 'La foto non si è caricata. Riprova.',
    hint: 'JPG, PNG, WebP o HEIC. {{max}}.',
  },
  en: {
    choose: 'Choose a picture',
    change: 'Change picture',
    sending: 'Uploading the picture',
    waiting: 'Waiting for a connection',
    failed: 'The picture could not be uploaded. Try again.',
    hint: 'JPG, PNG, WebP or HEIC. {{max}}.',
  },
})

interface SquarePictureProps extends Pick<PictureFieldProps, 'purpose' | 'maxBytes' | 'error'> {
  /** the picture that the thing has already */
  stored: string | null
  /** the id of an upload; empty: the picture stays as it is; null: it is removed */
  value: string | null
  onChange: (value: string | null) => void
}

/** The picture of a thing, which is sent while the person goes on typing. */
export function SquarePicture({ stored, value, onChange, ...field }: SquarePictureProps) {
  const t = useSquareWords()
  const picture = value === null ? null : stored
  return (
    <PictureField
      {...field}
      hasPicture={picture !== null || Boolean(value)}
      draw={preview => <Frame picture={preview ?? picture} />}
      onUploaded={onChange}
      onRemove={() => onChange(stored === null ? '' : null)}
      words={{
        choose: t('choose'),
        change: t('change'),
        remove: t('remove'),
        cancel: t('cancel'),
        sending: t('sending'),
        waiting: t('waiting'),
        failed: t('failed'),
      }}
      hint={max => t('hint', { max })}
    />
  )
}

const Frame = ({ picture }: { picture: string | null }) => (
  <span className={css.picture} aria-hidden>
    {picture ? <CoverImage src={picture} /> : <Icon of={IconPhoto} size={24} />}
  </span>
)
