import { photoMaxBytes, updateProfile } from '@allenio/contract/account'
import { useCall } from '#lib/api'
import type { SettingsSectionProps } from '#lib/settings'
import { Avatar } from '#ui/avatar'
import { PictureUpload } from '#ui/picture-upload'
import { showProfile } from './data.ts'
import { useSettingsWords } from './words.ts'

export function PhotoRow({ me }: SettingsSectionProps) {
  const t = useSettingsWords()
  const { mutateAsync } = useCall(updateProfile, { onSuccess: (profile, { cache }) => showProfile(cache, profile), quiet: true })
  return (
    <PictureUpload
      purpose="profile photo"
      maxBytes={photoMaxBytes}
      hasPicture={me.photo !== null}
      draw={preview => <Avatar name={me.name} photo={preview ?? me.photo} size={72} seed={me.id} />}
      save={photoUploadId => mutateAsync({ photoUploadId })}
      remove={() => mutateAsync({ removesPhoto: true })}
      words={{
        choose: t('choosePhoto'),
        change: t('changePhoto'),
        remove: t('removePhoto'),
        cancel: t('photoCancel'),
        sending: t('photoSending'),
        waiting: t('photoWaiting'),
        failed: t('photoFailed'),
      }}
      hint={max => t('photoHint', { max })}
    />
  )
}
