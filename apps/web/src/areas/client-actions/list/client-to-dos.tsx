import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { goTo } from '#shell'
import { Button } from '#ui/button'
import { Link } from '#ui/link'
import { SkeletonRows } from '#ui/skeleton'
import { actionsHref, actionsQuery, useActionWrites } from '../data.ts'
import { AskClient } from '../lazy.ts'
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
        <ul className={css.list} data-within>
          {nextActions.map(action => (
            <ActionRow key={action.id} action={action} writes={writes} onOpen={() => goTo(actionsHref(id, action.id))} />
          ))}
        </ul>
      ) : (
        <div className={css.nothing}>
          <p>{(counts?.done ?? 0) > 0 ? t('allDone') : t('blockEmpty')}</p>
          <p className={css.hint}>{t('blockEmptyText')}</p>
          {client.may.edit && (
            <Button size="small" onClick={() => setAsking(true)}>
              {t('askFirst')}
            </Button>
          )}
        </div>
      )}
      {waiting > nextActions.length && (
        <Link className={css.more} href={actionsHref(id)}>
          {t('blockMore', { count: waiting - nextActions.length })}
        </Link>
      )}
      {isAsking && (
        <Suspense>
          <AskClient client={{ id, name }} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
