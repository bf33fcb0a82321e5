import type { BusinessProfile } from '@allenio/contract/business'
import { logoMaxBytes, updateBusiness } from '@allenio/contract/business'
import { IconPhoto } from '@tabler/icons-react'
import { useCall } from '#lib/api'
import { Icon } from '#ui/icon'
import { PictureUpload } from '#ui/picture-upload'
import css from './logo-row.module.css'
import { useBusinessWords } from './words.ts'

export function LogoRow({ business: { logo } }: { business: BusinessProfile }) {
  const t = useBusinessWords()
  const { mutateAsync } = useCall(updateBusiness, { quiet: true })
  return (
    <PictureUpload
      purpose="business logo"
      maxBytes={logoMaxBytes}
      hasPicture={logo !== null}
      draw={preview => <Frame picture={preview ?? logo} />}
      save={logoUploadId => mutateAsync({ logoUploadId })}
      remove={() => mutateAsync({ removeLogo: true })}
      words={{
        choose: t('chooseLogo'),
        change: t('changeLogo'),
        remove: t('removeLogo'),
        cancel: t('logoCancel'),
        sending: t('logoSending'),
        waiting: t('logoWaiting'),
        failed: t('logoFailed'),
      }}
      hint={max => t('logoHint', { max })}
    />
  )
}

const Frame = ({ picture }: { picture: string | null }) => (
  <div className={css.frame} data-empty={picture === null || undefined}>
    {picture ? <img src={picture} width={72} height={72} alt="" /> : <Icon of={IconPhoto} size={24} />}
  </div>
)
