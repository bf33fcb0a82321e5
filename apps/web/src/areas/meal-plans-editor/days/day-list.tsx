import {
  IconAlertTriangle,
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconPencil,
  IconPlus,
  IconTargetArrow,
  IconTrash,
} from '@tabler/icons-react'
import { dayTypes } from '@allenio/contract/macros'
import { kcalPerGram } from '@allenio/domain/aliments'
import { memo } from 'react'
import { useDayTypeName } from '#areas/macros'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { useSelected, useStored } from '#lib/store'
import { Button } from '#ui/button'
import { classes } from '#ui/classes'
import { Icon } from '#ui/icon'
import { BareButton, BareList, Row } from '#ui/layout'
import { MoreMenu, type MenuItem } from '#ui/menu'
import { Ellipsis, Text } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import { openDialog } from '../dialogs.ts'
import { addDay, deleteShownDay } from '../gestures/days.ts'
import { moveBy } from '../gestures/meals.ts'
import type { DayEntry } from '../outline.ts'
import { dayIn, useEditor } from '../session.ts'
import { targetOf, targetVerdict } from '../target.ts'
import { totalsOf, totalText, type Totals } from '../totals.ts'
import { useTotalWords } from '../totals/words.ts'
import { useEditorWords } from '../words.ts'
import { dayName } from '../row-names.ts'
import css from './days.module.css'

/** All days of the plan, each with its energy and where it comes from. */
export function DayList() {
  const t = useEditorWords()
  const session = useEditor()
  const days = useSelected(session.settledOutline, all => all.days)
  const chosenId = useStored(session.dayId)
  const shownId = dayIn({ days }, chosenId)?.id
  return (
    <nav className={css.days} aria-label={t('days')}>
      <Row justify="between" className={css.head}>
        <Text as="span" size="hint" tone={2}>
          {t('days')}
        </Text>
        <Text as="span" size="hint" tone={2}>
          kcal
        </Text>
      </Row>
      <BareList className={css.list}>
        {days.map(day => (
          <DayItem key={day.id} day={day} isShown={day.id === shownId} />
        ))}
      </BareList>
      <Button kind="quiet" size="small" icon={IconPlus} className={css.add} onClick={() => addDay(session)}>
        {t('addDay')}
      </Button>
    </nav>
  )
}

// a keystroke changes one of many days
const DayItem = memo(function DayItem({ day, isShown }: { day: DayEntry; isShown: boolean }) {
  const t = useEditorWords()
  const language = useLanguage()
  const { dayId } = useEditor()
  const menuOf = useDayMenu()
  const totals = totalsOf(day.sum)
  const mark = useDayMark()(day)
  const name = dayName(day, language, t)
  return (
    <li className={classes(css.item, isShown && css.shown)} data-day={day.id}>
      <BareButton className={css.day} aria-current={isShown || undefined} onClick={() => dayId.set(day.id)}>
        <span className={css.line}>
          <Ellipsis className={css.name}>{name}</Ellipsis>
          <DayMark mark={day.mark} />
          <DayEnergy totals={totals} isShown={isShown} />
        </span>
        {mark !== '' && mark !== name && (
          <Ellipsis>
            <Text as="span" size="hint" tone={2}>
              {mark}
            </Text>
          </Ellipsis>
        )}
        <EnergyBar totals={totals} />
      </BareButton>
      <span className={css.menu}>
        <MoreMenu small label={t('dayMenu', { day: name })} items={() => menuOf(day)} />
      </span>
    </li>
  )
})

/** The energy of a day; far from the target of the plan it is coloured, with an arrow for those who do not tell the colour. */
function DayEnergy({ totals, isShown }: { totals: Totals; isShown: boolean }) {
  const t = useTotalWords()
  const { integer } = useFormats()
  const { document, planId } = useEditor()
  const kcal = useSelected(document.rows, rows => targetOf(rows.get(planId)?.cells ?? {}).kcal)
  const verdict = targetVerdict(totals, { kcal })
  const farVerdict = verdict?.isClose === false ? verdict : undefined
  return (
    <Text as="span" tone={farVerdict ? 'attention' : isShown ? 1 : 2} weight={farVerdict && 500} figures>
      {farVerdict && (
        <>
          <span aria-hidden>{farVerdict.word === 'above' ? '↑ ' : '↓ '}</span>
          <VisuallyHidden>{`${t(farVerdict.word, { kcal: integer(farVerdict.kcal) })}: `}</VisuallyHidden>
        </>
      )}
      {totalText(totals, 'kcal')}
    </Text>
  )
}

/** A day with a food, or an alternative to one, that the client must not, cannot or does not want to eat. */
export function DayMark({ mark }: Pick<DayEntry, 'mark'>) {
  const t = useEditorWords()
  if (mark === null) return null
  return (
    <Text as="span" tone={mark === 'red' ? 'error' : 'attention'}>
      <Icon of={IconAlertTriangle} size={14} />
      <VisuallyHidden>{t(mark === 'red' ? 'allergyInDay' : 'exclusionInDay')}</VisuallyHidden>
    </Text>
  )
}

/** The type of the client's days on which it counts, and whether it is an easier one. */
function useDayMark(): (day: DayEntry) => string {
  const t = useEditorWords()
  const typeName = useDayTypeName()
  return ({ cells }) => {
    const type = dayTypes.find(each => each === cells['dayType'] && each !== 'every day')
    return [type && typeName(type), cells['isEasy'] === true && t('easyDay')].filter(Boolean).join(', ')
  }
}

/** The shares of protein, carbs and lipids in the energy. */
function EnergyBar({ totals: { protein, carbs, lipids } }: { totals: Totals }) {
  const shares = [
    { key: 'protein', value: (protein ?? 0) * kcalPerGram.protein },
    { key: 'carbs', value: (carbs ?? 0) * kcalPerGram.carbs },
    { key: 'lipids', value: (lipids ?? 0) * kcalPerGram.lipids },
  ] as const
  const isEmpty = shares.every(({ value }) => value === 0)
  return (
    <span className={css.bar} aria-hidden>
      {isEmpty ? (
        <span className={css.empty} />
      ) : (
        shares.map(({ key, value }) => <span key={key} className={css[key]} style={{ flexGrow: value }} />)
      )}
    </span>
  )
}

/** The deeds on a whole day. */
function useDayMenu(): (day: DayEntry) => MenuItem[] {
  const t = useEditorWords()
  const session = useEditor()
  const { outline } = session
  return ({ id }) => [
    { label: t('editDay'), icon: IconPencil, onClick: () => openDialog({ kind: 'day', dayId: id }) },
    { label: t('copyDay'), icon: IconCopy, onClick: () => openDialog({ kind: 'copy day', dayId: id }) },
    { label: t('fitToTarget'), icon: IconTargetArrow, keys: 'Alt T', onClick: () => openDialog({ kind: 'fit', dayId: id }) },
    { label: t('moveUp'), icon: IconArrowUp, onClick: () => moveBy(session, id, -1) },
    { label: t('moveDown'), icon: IconArrowDown, onClick: () => moveBy(session, id, 1) },
    {
      label: t(outline.get().days.length > 1 ? 'deleteDay' : 'emptyDay'),
      icon: IconTrash,
      danger: true,
      onClick: () => deleteShownDay(session, id),
    },
  ]
}
