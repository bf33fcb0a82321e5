import { getRegistrationLink, renewRegistrationLink, switchRegistrationLink } from '@allenio/contract/client-intake'
import { IconDownload, IconRefresh, IconShare2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '#shell'
import { read, useCall } from '#lib/api'
import { Button } from '#ui/button'
import { confirm } from '#ui/confirm'
import { CopyField } from '#ui/copy-field'
import { ErrorState } from '#ui/error-state'
import { Modal } from '#ui/modal'
import { QrCode } from '#ui/qr-code'
import { SkeletonCard } from '#ui/skeleton'
import { Switch } from '#ui/switch'
import { toast } from '#ui/toast'
import { useLinkWords } from './words.ts'
import css from './link.module.css'
import { saveQrPng, saveQrSvg } from './qr-file.ts'

/** The asker's own link: shown, sent, printed, switched off, changed. */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const t = useLinkWords()
  const me = useMe()
  const { data, isError, isRefetching, refetch } = useQuery(read(getRegistrationLink, {}, { quiet: true }))
  const link = data?.link
  const renewal = useCall(renewRegistrationLink, { onSuccess: () => link && toast({ type: 'success', text: t('renewed') }) })
  const turn = useCall(switchRegistrationLink, {
    // the link may have been renewed or switched off elsewhere
    onError: () => refetch(),
  })
  const renew = async () => {
    if (await confirm({ title: t('renewTitle'), text: t('renewText'), proceed: t('renew') })) renewal.mutate({})
  }
  const share = () => void navigator.share({ text: t('shareText'), url: link?.url ?? '' }).catch(() => undefined)
  const isOpen = turn.isPending ? turn.variables.isOpen : (link?.isOpen ?? false)
  return (
    <Modal opened onClose={onClose} title={t('title')} text={me?.workspace?.role === 'admin' ? t('text') : t('textOfCollaborator')}>
      {isError && !data ? (
        <ErrorState title={t('failed')} onRetry={() => void refetch()} retrying={isRefetching} />
      ) : !data ? (
        <SkeletonCard />
      ) : !link ? (
        <div className={css.none}>
          <p>{t('none')}</p>
          <Button kind="primary" loading={renewal.isPending} onClick={() => renewal.mutate({})}>
            {t('make')}
          </Button>
        </div>
      ) : (
        <div className={css.link}>
          <div className={css.code} data-off={!isOpen || undefined}>
            <QrCode text={link.url} label={t('qr', { url: link.url })} size={184} />
            <div className={css.files}>
              <Button size="small" icon={IconDownload} onClick={() => saveQrPng(link.url, t('file'))}>
                {t('png')}
              </Button>
              <Button size="small" icon={IconDownload} onClick={() => saveQrSvg(link.url, t('file'))}>
                {t('svg')}
              </Button>
            </div>
          </div>
          <div className={css.words}>
            <CopyField label={t('link')} value={link.url} />
            <div className={css.files}>
              {'share' in navigator && (
                <Button icon={IconShare2} onClick={share}>
                  {t('share')}
                </Button>
              )}
              <Button kind="quiet" icon={IconRefresh} loading={renewal.isPending} onClick={() => void renew()}>
                {t('renew')}
              </Button>
            </div>
            <Switch
              label={t('open')}
              hint={t('openHint')}
              checked={isOpen}
              onChange={event => turn.mutate({ isOpen: event.target.checked })}
            />
          </div>
        </div>
      )}
    </Modal>
  )
}
