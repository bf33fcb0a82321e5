import { getRegistrationLink, renewRegistrationLink, switchRegistrationLink } from '@allenio/contract/client-intake'
import { IconDownload, IconRefresh, IconShare2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '#shell'
import { read, useCall } from '#lib/api'
import { Button } from '#ui/button'
import { confirm } from '#ui/confirm'
import { CopyField } from '#ui/copy-field'
import { Row, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { Modal } from '#ui/modal'
import { QrCode } from '#ui/qr-code'
import { SkeletonCard } from '#ui/skeleton'
import { Switch } from '#ui/switch'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { useLinkWords } from './words.ts'
import css from './link.module.css'
import { saveQrPng, saveQrSvg } from './qr-file.ts'

/** The asker's own link: shown, sent, printed, switched off, changed. */
export function LinkDialog({ onClose }: { onClose: () => void }) {
  const t = useLinkWords()
  const me = useMe()
  const query = useQuery(read(getRegistrationLink, {}, { quiet: true }))
  const link = query.data?.link
  const renewal = useCall(renewRegistrationLink, { onSuccess: () => link && toast({ type: 'success', text: t('renewed') }) })
  const turn = useCall(switchRegistrationLink, {
    // the link may have been renewed or switched off elsewhere
    onError: () => query.refetch(),
  })
  const renew = async () => {
    if (await confirm({ title: t('renewTitle'), text: t('renewText'), proceed: t('renew') })) renewal.mutate({})
  }
  const share = (url: string) => void navigator.share({ text: t('shareText'), url }).catch(() => undefined)
  const isOpen = turn.isPending ? turn.variables.isOpen : (link?.isOpen ?? false)
  return (
    <Modal opened onClose={onClose} title={t('title')} text={me?.workspace?.role === 'admin' ? t('text') : t('textOfCollaborator')}>
      <Loaded query={query} failed={t('failed')} skeleton={<SkeletonCard />}>
        {({ link }) =>
          link ? (
            <div className={css.link}>
              <Stack gap={10} className={css.code} data-off={!isOpen || undefined}>
                <QrCode text={link.url} label={t('qr', { url: link.url })} size={184} />
                <Button size="small" icon={IconDownload} onClick={() => saveQrPng(link.url, t('file'))}>
                  {t('png')}
                </Button>
                <Button size="small" icon={IconDownload} onClick={() => saveQrSvg(link.url, t('file'))}>
                  {t('svg')}
                </Button>
              </Stack>
              <Stack gap={16}>
                <CopyField label={t('link')} value={link.url} />
                <Row gap={8} wrap align="stretch">
                  {'share' in navigator && (
                    <Button icon={IconShare2} onClick={() => share(link.url)}>
                      {t('share')}
                    </Button>
                  )}
                  <Button kind="quiet" icon={IconRefresh} isBusy={renewal.isPending} onClick={() => void renew()}>
                    {t('renew')}
                  </Button>
                </Row>
                <Switch
                  label={t('open')}
                  hint={t('openHint')}
                  checked={isOpen}
                  onChange={event => turn.mutate({ isOpen: event.target.checked })}
                />
              </Stack>
            </div>
          ) : (
            <Stack gap={16} align="start">
              <Text tone={2}>{t('none')}</Text>
              <Button kind="primary" isBusy={renewal.isPending} onClick={() => renewal.mutate({})}>
                {t('make')}
              </Button>
            </Stack>
          )
        }
      </Loaded>
    </Modal>
  )
}
