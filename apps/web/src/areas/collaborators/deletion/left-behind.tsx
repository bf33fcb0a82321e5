import { useFormats } from '#lib/formats'
import type { Deletion } from './succession.ts'
import { usePeople, useWords } from '../words/index.ts'
import css from '../team/team.module.css'

export function LeftBehind({ deletion: { clients, clientsLeftAlone, content } }: { deletion: Deletion }) {
  const t = useWords()
  const people = usePeople()
  const { integer } = useFormats()
  return (
    <ul className={css.left} aria-label={t('leftBehind')}>
      {clients > 0 && (
        <li>
          <b>{t('clientsCount', { count: clients, ...people })}</b>
          {clientsLeftAlone > 0 && <span className={css.sub}>{t('leftAlone', { count: clientsLeftAlone })}</span>}
        </li>
      )}
      {content.map(({ kind, label, count }) => (
        <li key={kind}>
          <b>{`${integer(count)} ${label}`}</b>
        </li>
      ))}
    </ul>
  )
}
