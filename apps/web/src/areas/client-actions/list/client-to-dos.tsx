import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { goTo } from '#shell'
import { Button } from '#ui/button'
import { BareList, Stack } from '#ui/layout'
import { Link } from '#ui/link'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { actionsHref, actionsQuery, useActionWrites } from '../data.ts'
import { AskClient } from '../dialogs.ts'
import { useActionWords } from '../words.ts'
import { ActionRow } from './action-row.tsx'
import css from './list.module.css'

const actionsAtMost = 4

interface ClientToDosProps {
  client: { id: string; name: string; may: { edit: boolean } }
}

/** A client's next tasks, the late ones first. */
export function ClientToDos({ client }: ClientToDosProps) {
  const t = useActionWords()
  const { id, name } = client
  const { data } = useInfiniteQuery(actionsQuery(id))
  const writes = useActionWrites()
  const [isAsking, setAsking] = useState(false)
  if (!data) return <SkeletonRows rows={3} />
  const counts = data.first?.counts
  const waiting = (counts?.open ?? 0) + (counts?.overdue ?? 0)
  const nextActions = data.rows.filter(({ state }) => state !== 'done').slice(0, actionsAtMost)
  return (
    <>
      {nextActions.length > 0 ? (
        <BareList className={css.list} data-within>
          {nextActions.map(action => (
            <ActionRow key={action.id} action={action} writes={writes} onOpen={() => goTo(actionsHref(id, action.id))} />
          ))}
        </BareList>
      ) : (
        <Stack gap={4} align="start">
          <p>{(counts?.done ?? 0) > 0 ? t('allDone') : t('blockEmpty')}</p>
          <Text tone={2} className={css.hint}>
            {t('blockEmptyText')}
          </Text>
          {client.may.edit && (
            <Button size="small" onClick={() => setAsking(true)}>
              {t('askFirst')}
            </Button>
          )}
        </Stack>
      )}
      {waiting > nextActions.length && (
        <Link className={css.more} href={actionsHref(id)}>
          {t('blockMore', { count: waiting - nextActions.length })}
        </Link>
      )}
      {isAsking && <AskClient client={{ id, name }} onClose={() => setAsking(false)} />}
    </>
  )
}
