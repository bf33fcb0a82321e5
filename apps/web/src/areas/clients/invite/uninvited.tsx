import { IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useMe } from '#shell'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { uninvitedQuery } from '../data.ts'
import { useInviteWords } from './words.ts'
import css from './uninvited.module.css'
import { InviteDialog } from './invite-dialog.tsx'

/** The clients whom nobody has invited yet, and the dialog that invites them. */
function useUninvited() {
  const mayInvite = useMe()?.permissions.includes('update clients') ?? false
  const { data } = useQuery({ ...uninvitedQuery(), enabled: mayInvite })
  const [isOpen, setOpen] = useState(false)
  const dialog: ReactNode = isOpen && data && (
    <InviteDialog ids={data.ids} withoutAddress={data.withoutAddress} onClose={() => setOpen(false)} />
  )
  return { count: data?.ids.length ?? 0, open: () => setOpen(true), dialog }
}

/** "Manda 25 inviti", wherever several have just come in; nothing where nobody waits. */
export function InviteUninvited({ kind }: { kind?: 'primary' | undefined }) {
  const t = useInviteWords()
  const { count, open, dialog } = useUninvited()
  return (
    <>
      {count > 0 && (
        <Button icon={IconMail} onClick={open} {...(kind && { kind })}>
          {t('send', { count })}
        </Button>
      )}
      {dialog}
    </>
  )
}

/** A row of the home page, as long as somebody has not been invited. */
export function UninvitedRow() {
  const t = useInviteWords()
  const { count, open, dialog } = useUninvited()
  return (
    <>
      {count > 0 && (
        <Row gap={12} className={css.row}>
          <Text as="span" tone={2}>
            <Icon of={IconMail} size={20} />
          </Text>
          <Stack as="span" grow>
            {t('waiting', { count })}
          </Stack>
          <Button size="small" onClick={open}>
            {t('send', { count })}
          </Button>
        </Row>
      )}
      {dialog}
    </>
  )
}
