import { useFormats } from '#lib/formats'
import type { Deletion } from '../data/succession.ts'
import { useWords } from '../words/index.ts'
import css from './team.module.css'

export function LeftBehind({ left: { clients, clientsLeftAlone, content } }: { left: Deletion }) {
  const t = useWords()
  const { integer } = useFormats()
  return (
    <ul className={css.left} aria-label={t('leftBehind')}>
      {clients > 0 && (
        <li>
          <b>{t('clientsCount', { count: clients })}</b>
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
