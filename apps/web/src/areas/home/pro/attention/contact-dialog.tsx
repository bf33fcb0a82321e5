import { getClientDetail } from '@allenio/contract/clients'
import { IconMail, IconPhone } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { messageOf, read } from '#lib/api'
import { ButtonLink } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { Modal } from '#ui/modal'
import { SkeletonLines } from '#ui/skeleton'
import { useProWords } from '../words.ts'
import css from './attention.module.css'

interface ContactDialogProps {
  client: { id: string; name: string }
  onClose: () => void
}

/** The ways to reach a client who does not open the app. */
export function ContactDialog({ client: { id, name }, onClose }: ContactDialogProps) {
  const t = useProWords()
  const { data, error, refetch, isFetching } = useQuery(read(getClientDetail, { id }, { quiet: true, keep: true }))
  return (
    <Modal opened onClose={onClose} size="small" title={t('contactTitle', { name })}>
      {data ? (
        <div className={css.ways}>
          {data.email && (
            <ButtonLink wide href={`mailto:${data.email}`} icon={IconMail} aria-label={`${t('writeMail')}: ${data.email}`} data-autofocus>
              {data.email}
            </ButtonLink>
          )}
          {data.phone && (
            <ButtonLink wide href={`tel:${data.phone}`} icon={IconPhone} aria-label={`${t('call')}: ${data.phone}`}>
              {data.phone}
            </ButtonLink>
          )}
          {!data.email && !data.phone && (
            <>
              <p>{t('noContact')}</p>
              <ButtonLink wide href={`/clients/${id}/edit`}>
                {t('addContact')}
              </ButtonLink>
            </>
          )}
        </div>
      ) : error ? (
        <ErrorState title={t('contactFailed')} text={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <SkeletonLines lines={2} />
      )}
    </Modal>
  )
}
