import { getClientDetail } from '@allenio/contract/clients'
import { spacedPhone } from '@allenio/domain/typed-values'
import { IconMail, IconPhone } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { hrefTo } from '#lib/screens'
import { read } from '#lib/api'
import { ButtonLink } from '#ui/button'
import { Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { Modal } from '#ui/modal'
import { SkeletonLines } from '#ui/skeleton'
import { attentionWords } from './words.ts'

interface ContactDialogProps {
  client: { id: string; name: string }
  onClose: () => void
}

/** The ways to reach a client who does not open the app. */
export function ContactDialog({ client: { id, name }, onClose }: ContactDialogProps) {
  const t = attentionWords()
  const query = useQuery(read(getClientDetail, { id }, { quiet: true, isStored: true }))
  return (
    <Modal opened onClose={onClose} size="small" title={t('contactTitle', { name })}>
      <Loaded query={query} failed={t('contactFailed')} skeleton={<SkeletonLines lines={2} />}>
        {({ email, phone }) => (
          <Stack gap={8}>
            {email && (
              <ButtonLink wide href={`mailto:${email}`} icon={IconMail} aria-label={`${t('writeMail')}: ${email}`} data-autofocus>
                {email}
              </ButtonLink>
            )}
            {phone && (
              <ButtonLink wide href={`tel:${phone}`} icon={IconPhone} aria-label={`${t('call')}: ${phone}`}>
                {spacedPhone(phone)}
              </ButtonLink>
            )}
            {!email && !phone && (
              <>
                <p>{t('noContact')}</p>
                <ButtonLink wide href={hrefTo('/clients/$id/edit', { id })}>
                  {t('addContact')}
                </ButtonLink>
              </>
            )}
          </Stack>
        )}
      </Loaded>
    </Modal>
  )
}
