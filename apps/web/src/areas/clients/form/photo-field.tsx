import { clientPhotoMaxBytes } from '@allenio/contract/clients'
import { IconUser } from '@tabler/icons-react'
import { Avatar } from '#ui/avatar'
import { Icon } from '#ui/icon'
import { PictureField } from '#ui/picture-upload'
import type { PictureFieldProps } from '#ui/picture-upload'
import { useClientFormWords } from './words.ts'
import css from './form.module.css'

interface PhotoFieldProps extends Pick<PictureFieldProps, 'onUploaded' | 'onRemove' | 'error'> {
  name: string
  seed: string
  /** The one they have already. */
  photo: string | null
}

/** The form contains the id of the uploaded photo. */
export function PhotoField({ name, seed, photo, ...field }: PhotoFieldProps) {
  const t = useClientFormWords()
  return (
    <PictureField
      {...field}
      purpose="client photo"
      maxBytes={clientPhotoMaxBytes}
      hasPicture={photo !== null}
      draw={preview =>
        name || photo || preview ? (
          <Avatar name={name || '–'} photo={preview ?? photo} size={72} seed={seed} />
        ) : (
          <span className={css.nobody} aria-hidden>
            <Icon of={IconUser} size={32} />
          </span>
        )
      }
      words={{
        choose: t('choosePhoto'),
        change: t('changePhoto'),
        remove: t('removePhoto'),
        cancel: t('cancelPhoto'),
        sending: t('photoSending'),
        waiting: t('photoWaiting'),
        failed: t('photoFailed'),
      }}
      hint={max => t('photoHint', { max })}
    />
  )
}
