import { config } from '#lib/config'
import { Button } from '#ui/button'
import { InstallAppPicture } from '#ui/illustrations'
import { Modal } from '#ui/modal'
import { brandNames } from '#ui/theme'
import { useWords } from '../words/index.ts'
import css from './install-modal.module.css'
import { install, useMayInstall } from './installation.ts'
import { IosSteps } from './ios-steps.tsx'

export function InstallModal({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const mayInstall = useMayInstall()
  const begin = () => void install().then(onClose)
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('installTitleOf', { brand: brandNames[config.brand] })}
      text={t('installLead')}
      size="small"
      foot={
        <>
          <Button onClick={onClose}>{t('notNow')}</Button>
          {mayInstall && (
            <Button kind="primary" onClick={begin}>
              {t('install')}
            </Button>
          )}
        </>
      }>
      <div className={css.inside}>
        <InstallAppPicture />
        {!mayInstall && <IosSteps />}
      </div>
    </Modal>
  )
}
