import type { Output } from '@allenio/contract'
import type { sendToMany } from '@allenio/contract/chat-desk'
import { IconCircleCheck, IconMessageOff } from '@tabler/icons-react'
import { useDeskWords } from '../words.ts'
import css from '../desk.module.css'

/** How many people the message reached, and which ones must be told in another way. */
export function Result({ result: { sent, refused } }: { result: Output<typeof sendToMany> }) {
  const t = useDeskWords()
  return (
    <div className={css.result}>
      {sent > 0 && (
        <p className={css.done}>
          <IconCircleCheck stroke={1.5} aria-hidden />
          {t('sentAll')}
        </p>
      )}
      {refused.length > 0 && (
        <>
          <h3 className={css.unreached}>
            <IconMessageOff stroke={1.5} aria-hidden />
            {t('unreached', { count: refused.length })}
          </h3>
          <ul className={css.refused}>
            {refused.map(({ clientId, name, reason }) => (
              <li key={clientId}>
                <b>{name}</b>
                <span>{reason}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
