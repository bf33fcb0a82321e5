import { KeyHelp } from '#ui/kbd'
import type { Words } from './board.ts'
import css from './calendar.module.css'

/** The keys of the grid, at its foot. Those of the views stand in the page's own help. */
export function KeyLine({
  t,
  mayCreate,
  mayChange,
  isDays = false,
}: {
  t: Words
  mayCreate: boolean
  mayChange: boolean
  isDays?: boolean
}) {
  const arrows = t('arrowKeys')
  const items = [
    { keys: [arrows], text: t(isDays ? 'daysHelp' : 'arrowsHelp') },
    ...(isDays ? [{ keys: [t('spaceKey')], text: t('nextHelp') }] : []),
    ...(mayCreate && !isDays ? [{ keys: ['⇧', arrows], text: t('selectHelp') }] : []),
    { keys: [t('enterKey')], text: t(mayCreate ? 'enterHelp' : 'openHelp') },
    ...(mayChange
      ? [{ keys: ['Alt', arrows], text: t('carryHelp') }, ...(isDays ? [] : [{ keys: ['Alt', '⇧', arrows], text: t('resizeHelp') }])]
      : []),
  ]
  return (
    <div className={css.keys}>
      <KeyHelp items={items} />
    </div>
  )
}
