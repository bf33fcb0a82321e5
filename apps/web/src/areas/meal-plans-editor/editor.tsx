import {
  IconAlertTriangle,
  IconHelpCircle,
  IconChecks,
  IconClipboardText,
  IconFileImport,
  IconFileText,
  IconFileTypePdf,
  IconHistory,
  IconPencil,
  IconPlus,
  IconTarget,
  IconTargetArrow,
  IconToolsKitchen2,
  IconUsersPlus,
} from '@tabler/icons-react'
import { useMemo } from 'react'
import { ClientRail } from '#areas/clients'
import { assignHref, PreviewMealPlan } from '#areas/meal-plans'
import { useIsCompact, useIsHand } from '#lib/device'
import { useLanguage } from '#lib/words'
import { CautionTip } from '#areas/aliments'
import { useSelected, useStored } from '#lib/store'
import { usePageTitle, useShortcuts } from '#shell'
import { EditorFrame } from '#shell/editor'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { MealPlanPicture } from '#ui/illustrations'
import { IconButton } from '#ui/icon-button'
import { Kbd } from '#ui/kbd'
import { Row } from '#ui/layout'
import { MoreMenu } from '#ui/menu'
import { SegmentedControl } from '#ui/segmented-control'
import { Text } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import { DayList } from './days/day-list.tsx'
import { isPreviewOpen, openDialog, turnPreview } from './dialogs.ts'
import { Dialogs } from './dialogs/dialogs.tsx'
import { useCombinationWords } from './combinations/words.ts'
import css from './editor.module.css'
import { addDay } from './gestures/days.ts'
import type { PlanHead } from './plan-document.ts'
import { dayName, usePlaceName, usePlanWording } from './row-names.ts'
import { useDayId, useDayPart, useEditor } from './session.ts'
import { DaySheet } from './sheet/day-sheet.tsx'
import { addNextMeal, mealOf, openCopyDay, openFit, openPaste } from './sheet/own-keys.ts'
import { Totals, TotalsBar } from './totals/totals.tsx'
import { useEditorWords } from './words.ts'
import { TemplateBar } from './template/template-bar.tsx'
import { PhoneDay } from './phone/phone-day.tsx'
import { WeekGrid } from './week/week-grid.tsx'

/** The editor of a meal plan: its frame, the days, the day that is shown, and its totals. */
export function Editor({ head }: { head: PlanHead | undefined }) {
  const t = useEditorWords()
  const session = useEditor()
  const { document, planId } = session
  const storedTitle = useSelected(document.rows, rows => rows.get(planId)?.cells['title'])
  const title = typeof storedTitle === 'string' && storedTitle !== '' ? storedTitle : (head?.title ?? t('plan'))
  const isCopy = useSelected(document.rows, rows => (rows.get(planId)?.originId ?? null) !== null)
  const wording = usePlanWording()
  const placeName = usePlaceName()
  const isHand = useIsHand()
  const mayComplete = head?.may.update === true && head.isDraft
  const mayPreview = head !== undefined
  const isPreviewed = useStored(isPreviewOpen)
  usePageTitle(title)
  useShortcuts(
    useMemo(
      () => [
        ...(mayComplete ? [{ keys: 'Alt P', label: t('complete'), run: () => openDialog({ kind: 'complete', title }) }] : []),
        { keys: 'f', label: t('fitToTarget'), run: () => openFit(session) },
        { keys: 'c', label: t('copyDay'), run: () => openCopyDay(session) },
        { keys: 'x', label: t('pasteText'), run: () => openPaste(session) },
        { keys: 'i', label: t('importTitle'), run: () => openDialog({ kind: 'import' }) },
        { keys: 'w', label: t('pasteWeek'), run: () => openDialog({ kind: 'paste week' }) },
        ...(mayPreview ? [{ keys: 'v', label: t('preview'), run: () => turnPreview() }] : []),
      ],
      [t, mayComplete, mayPreview, title, session],
    ),
  )
  return (
    <div className={css.page}>
      <EditorFrame
        document={document}
        title={title}
        wording={wording}
        placeName={placeName}
        isBeside={isPreviewed && mayPreview}
        badges={head && !(isHand && head.may.update) && <Badge>{t(head.isDraft ? 'draft' : 'completed')}</Badge>}
        sub={<ForWhom name={head?.client?.name} />}
        actions={
          <>
            {!isHand && <ViewChoice />}
            {!isHand && mayPreview && (
              <IconButton label={t('preview')} keys="V" icon={IconFileText} pressed={isPreviewed} onClick={() => turnPreview()} />
            )}
            <MoreMenu
              label={t('more')}
              items={[
                { label: t('planSettings'), icon: IconPencil, onClick: () => openDialog({ kind: 'plan' }) },
                { label: t('addDay'), icon: IconPlus, onClick: () => addDay(session) },
                { label: t('importTitle'), icon: IconFileImport, keys: 'Alt I', onClick: () => openDialog({ kind: 'import' }) },
                { label: t('pasteWeek'), icon: IconClipboardText, keys: 'Alt W', onClick: () => openDialog({ kind: 'paste week' }) },
                ...(isHand && mayPreview ? [{ label: t('preview'), icon: IconFileText, onClick: () => turnPreview(true) }] : []),
                ...(head
                  ? [{ label: t('print'), icon: IconFileTypePdf, onClick: () => openDialog({ kind: 'print', client: head.client }) }]
                  : []),
                ...(head?.may.update
                  ? [
                      { label: t('assign'), icon: IconUsersPlus, href: assignHref({ id: planId }) },
                      { label: t('versions'), icon: IconHistory, onClick: () => openDialog({ kind: 'versions', isDraft: head.isDraft }) },
                    ]
                  : []),
              ]}
            />
            {head?.may.update && (
              // a phone has no room for the state beside the button, so the button shows it
              <Button
                kind="primary"
                size={isHand ? 'small' : undefined}
                icon={isHand ? undefined : IconChecks}
                disabled={!mayComplete}
                onClick={() => openDialog({ kind: 'complete', title })}>
                {isHand && !head.isDraft ? t('completed') : t('complete')}
              </Button>
            )}
          </>
        }>
        <ClientRail clientId={head?.client?.id} place="plan" />
        {isCopy && <TemplateBar />}
        <Days head={head} />
      </EditorFrame>
      <Dialogs />
    </div>
  )
}

const ViewChoice = () => {
  const t = useEditorWords()
  const { view } = useEditor()
  const value = useStored(view)
  return (
    <SegmentedControl
      label={t('view')}
      value={value}
      onChange={view.set}
      options={[
        { value: 'day', label: t('dayView') },
        { value: 'week', label: t('weekView') },
      ]}
    />
  )
}

function Days({ head }: { head: PlanHead | undefined }) {
  const session = useEditor()
  // The totals change with every keystroke, so this component only reads the day's id: the content beside the table is not rendered again.
  const dayId = useDayId()
  const isHand = useIsHand()
  const isCompact = useIsCompact()
  const view = useStored(session.view)
  const isPreviewed = useStored(isPreviewOpen) && head !== undefined
  const clientId = head?.client?.id
  const isWeek = view === 'week' && !isHand
  const hasTotals = dayId !== undefined && !isWeek
  const hasColumn = !isCompact && !isPreviewed
  return (
    <>
      <div className={css.work}>
        {dayId === undefined && <NoDays />}
        {dayId !== undefined && isWeek && <WeekGrid />}
        {hasTotals && (
          <>
            <DayList />
            {isHand && <TotalsBar clientId={clientId} />}
            <DayTable />
            {hasColumn && <Totals clientId={clientId} />}
          </>
        )}
        {isPreviewed && <Preview head={head} dayId={dayId} isBeside={!isCompact} />}
      </div>
      {hasTotals && !hasColumn && !isHand && <TotalsBar clientId={clientId} />}
    </>
  )
}

function NoDays() {
  const t = useEditorWords()
  const session = useEditor()
  return (
    <div className={css.empty}>
      <EmptyState
        large
        picture={<MealPlanPicture />}
        title={t('noDays')}
        text={t('noDaysText')}
        action={
          <Button kind="primary" onClick={() => addDay(session)}>
            {t('firstDay')}
          </Button>
        }
      />
    </div>
  )
}

interface PreviewProps {
  head: PlanHead
  dayId: string | undefined
  isBeside: boolean
}

/** The preview on paper. The server draws it, so edits that are still being sent are missing. */
function Preview({ head, dayId, isBeside }: PreviewProps) {
  const { document, planId } = useEditor()
  const isSaved = useSelected(document.status, ({ state }) => state === 'saved')
  return (
    <PreviewMealPlan
      plan={{ id: planId, client: head.client }}
      dayId={dayId}
      isBehind={!isSaved}
      isBeside={isBeside}
      onClose={() => turnPreview(false)}
    />
  )
}

function DayTable() {
  const t = useEditorWords()
  const hasDays = useDayId() !== undefined
  const isHand = useIsHand()
  if (!hasDays) return null
  return (
    <section className={css.main} aria-label={t('dayTable')}>
      <DayHead />
      {isHand ? <PhoneDay /> : <DaySheet />}
    </section>
  )
}

function DayHead() {
  const t = useEditorWords()
  const say = useCombinationWords()
  const language = useLanguage()
  const session = useEditor()
  const isHand = useIsHand()
  const name = useDayPart(day => dayName(day, language, t))
  const hasMeals = useDayPart(({ meals }) => meals.length > 0)
  return (
    <Row gap={8} wrap justify="between" className={css.head}>
      {isHand ? (
        // the tabs of days above already show the name
        <Text as="h2">
          <VisuallyHidden>{name}</VisuallyHidden>
        </Text>
      ) : (
        <Text as="h2" size={20} weight={600} breaks>
          {name}
        </Text>
      )}
      <Row gap={8} wrap>
        {!isHand && (
          <Button size="small" icon={IconTarget} onClick={() => openDialog({ kind: 'plan' })}>
            {t('target')}
          </Button>
        )}
        {isHand && (
          <Button size="small" icon={IconTargetArrow} aria-label={t('fitToTarget')} onClick={() => openFit(session)}>
            {t('fit')}
          </Button>
        )}
        {hasMeals && (
          <Button
            size="small"
            icon={isHand ? undefined : IconToolsKitchen2}
            iconAfter={isHand ? undefined : <Kbd>/</Kbd>}
            aria-label={say('insertEither')}
            onClick={() => openDialog({ kind: 'recipe', mealId: mealOf(session) ?? '', afterId: undefined })}>
            {say('either')}
          </Button>
        )}
        {!isHand && (
          <Button size="small" icon={IconPlus} onClick={() => addNextMeal(session)}>
            {t('newMeal')}
          </Button>
        )}
      </Row>
    </Row>
  )
}

/** The most names of exclusions beside a title; the gravest are shown. */
const namesAtMost = 4

/** The client for whom the plan is made, with the exclusions. */
function ForWhom({ name }: { name: string | undefined }) {
  const t = useEditorWords()
  const { exclusions, openTexts } = useEditor()
  const unjudged = useStored(openTexts)
  const grave = useStored(exclusions).filter(({ kind }) => kind !== 'dislike')
  if (name === undefined && grave.length === 0 && unjudged.length === 0) return null
  const names = grave.slice(0, namesAtMost).map(each => each.name)
  const text = [...names, ...(grave.length > namesAtMost ? [`+ ${grave.length - namesAtMost}`] : [])].join(', ')
  return (
    <Row gap={8} wrap as="span">
      {name !== undefined && t('madeFor', { name })}
      {text && (
        <Row gap={2} as="span">
          <Badge bare status="attention" icon={IconAlertTriangle}>
            {text}
          </Badge>
          <CautionTip />
        </Row>
      )}
      {unjudged.length > 0 && (
        <Badge bare status="attention" icon={IconHelpCircle}>
          {t('unjudged', { names: unjudged.join(', ') })}
        </Badge>
      )}
    </Row>
  )
}
