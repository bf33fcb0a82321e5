import { poses } from '@allenio/contract/progress'
import type { addOwnProgress, Pose } from '@allenio/contract/progress'
import { useFormats } from '#lib/formats'
import type { UnsentWrite } from '#lib/offline'
import { Silhouette } from '#ui/silhouette'
import { WaitingMark } from '#ui/waiting-mark'
import { useOwnProgressWords } from './words.ts'
import { useProgressWords } from '../words.ts'
import { uploadField } from '../form/slots.ts'
import css from '../list/list.module.css'
import { useObjectUrl } from '../form/use-object-url.ts'

/** A progress that has not been sent yet, as it will look in the list. */
export function WaitingProgress({ write }: { write: UnsentWrite<typeof addOwnProgress> }) {
  const { day: dayOf, weight } = useFormats()
  const { day, kg, note } = write.input
  return (
    <li className={css.row}>
      <div className={css.when}>
        <h3 className={css.day}>
          <time dateTime={day}>{dayOf(day)}</time>
        </h3>
        {typeof kg === 'number' && <p className={css.kg}>{weight(kg)}</p>}
        <WaitingMark />
      </div>
      <ul className={css.photos}>
        {poses.map(pose => {
          const file = write.files[uploadField[pose]]
          return (
            <li key={pose}>
              {file ? (
                <OwnPhoto file={file} pose={pose} />
              ) : (
                <span className={css.missing}>
                  <Silhouette pose={pose} />
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {note && (
        <div className={css.words}>
          <p className={css.note}>{note}</p>
        </div>
      )}
    </li>
  )
}

function OwnPhoto({ file, pose }: { file: File; pose: Pose }) {
  const t = useOwnProgressWords()
  const say = useProgressWords()
  const url = useObjectUrl(file)
  return (
    <span className={css.thumb} data-still>
      {url && <img src={url} width={108} height={144} alt={t('waitingPhoto', { pose: say(pose) })} />}
    </span>
  )
}
