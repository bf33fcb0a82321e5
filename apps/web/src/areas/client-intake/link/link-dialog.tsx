import { getRegistrationLink, renewRegistrationLink, switchRegistrationLink } from '@allenio/contract/client-intake'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '#shell'
import { read, useCall } from '#lib/api'
import { Button } from '#ui/button'
import { confirm } from '#ui/confirm'
import { Stack } from '#ui/layout'
import { LinkShare } from '#ui/link-share'
import { Loaded } from '#ui/loaded'
import { Modal } from '#ui/modal'
import { SkeletonCard } from '#ui/skeleton'
import { Switch } from '#ui/switch'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { useLinkWords } from './words.ts'

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
  const isOpen = turn.isPending ? turn.variables.isOpen : (link?.isOpen ?? false)
  return (
    <Modal opened onClose={onClose} title={t('title')} text={me?.workspace?.role === 'admin' ? t('text') : t('textOfCollaborator')}>
      <Loaded query={query} failed={t('failed')} skeleton={<SkeletonCard />}>
        {({ link }) =>
          link ? (
            <LinkShare
              url={link.url}
              label={t('link')}
              fileName={t('file')}
              shareText={t('shareText')}
              isOff={!isOpen}
              actions={
                <Button kind="quiet" icon={IconRefresh} isBusy={renewal.isPending} onClick={() => void renew()}>
                  {t('renew')}
                </Button>
              }>
              <Switch
                label={t('open')}
                hint={t('openHint')}
                checked={isOpen}
                onChange={event => turn.mutate({ isOpen: event.target.checked })}
              />
            </LinkShare>
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
