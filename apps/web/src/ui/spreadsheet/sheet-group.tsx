/* oxlint-disable jsx-a11y/prefer-tag-over-role -- lines lie at places of their own, and a table's elements would lie below each other */
import { IconChevronDown } from '@tabler/icons-react'
import { memo, useLayoutEffect, useRef } from 'react'
import { classes } from '#ui/classes'
import { MoreMenu } from '#ui/menu'
import { VisuallyHidden } from '#ui/visually-hidden'
import { headingKey, jointOf, type GroupSpan, type SheetGroup, type SheetLayout } from './lines.ts'
import { useSheetParts } from './sheet-context.ts'
import css from './sheet-group.module.css'
import { AddLine, RowLine } from './sheet-line.tsx'
import { holdWidget, lineOfSelection, toggleGroup, type Sheet } from './sheet.ts'
import { useSheetWindow } from './use-sheet-window.ts'
import { useSelected, useStored } from '#lib/store'

interface SheetLinesProps {
  sheet: Sheet
  layout: SheetLayout
  height: number
}

/** The visible groups, and the group with the tab stop, wherever it is. */
export function SheetLines({ sheet, layout, height }: SheetLinesProps) {
  const { from, end } = useSheetWindow(sheet, layout, height)
  const hiddenLine = useSelected(sheet.selection, ({ active }) => {
    const key = sheet.state.layout.lines[active.line]?.key
    const line = key === undefined ? undefined : layout.lineOf.get(key)
    return line !== undefined && (line < from || line >= end) ? line : undefined
  })
  return layout.groups.map(span => {
    const hidden = hiddenLine !== undefined && isWithin(span, hiddenLine, hiddenLine + 1) ? hiddenLine : undefined
    if (hidden === undefined && !isWithin(span, from, end)) return null
    const lines = { from: Math.max(from, span.from), end: Math.min(end, span.end) }
    return <SheetGroupBlock key={span.group.id} span={span} {...lines} hiddenLine={hidden} />
  })
}

const widthAt = (lefts: readonly number[], index: number): number => (lefts[index + 1] ?? 0) - (lefts[index] ?? 0)

const isWithin = (span: GroupSpan, from: number, end: number): boolean => span.end > from && span.from < end

interface SheetGroupProps {
  span: GroupSpan
  /** The visible lines of the group, from `from` to `end`. */
  from: number
  end: number
  /** The line with the tab stop, which is rendered even if it is out of view. A visible one moves without rendering the groups again. */
  hiddenLine: number | undefined
}

/** A heading and its rows, each at its place; lines out of view are not rendered. */
const SheetGroupBlock = memo(function SheetGroupBlock({ span, from, end, hiddenLine }: SheetGroupProps) {
  return (
    <div role="rowgroup" className={css.group} style={{ top: span.top, height: span.tops.at(-1) }}>
      <GroupHeading line={span.from} span={span} />
      {span.lines.map((each, index) => {
        const line = span.from + index
        if (each.kind === 'heading' || (line !== hiddenLine && (line < from || line >= end))) return null
        const place = { line, top: span.tops[index] ?? 0 }
        if (each.kind !== 'row') return <AddLine key={each.key} lineKey={each.key} {...place} />
        const { id, number, label, labelSuffix, tone } = each.row
        return (
          <RowLine
            key={each.key}
            {...place}
            rowId={id}
            number={number}
            label={label}
            labelSuffix={labelSuffix}
            tone={tone}
            joint={jointOf(each)}
          />
        )
      })}
    </div>
  )
})

/** The width of the button before the names, with its gaps. */
const turnWidth = 40

function GroupHeading({ line, span }: { line: number; span: GroupSpan }) {
  const { sheet, columns, lefts } = useSheetParts()
  const { words } = sheet.state
  const { group } = span
  const isActive = useSelected(sheet.selection, ({ active }) => active.line === lineOfSelection(sheet, headingKey(group.id)))
  const isCollapsed = useSelected(sheet.collapsedIds, ids => ids.has(group.id))
  // a long name ends where the totals begin
  const figuresNow = group.figures?.get() ?? {}
  const firstFigure = columns.findIndex(({ key }) => figuresNow[key] !== undefined)
  const namesWidth = firstFigure < 0 ? undefined : (lefts[firstFigure] ?? 0) - turnWidth
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => (isActive ? holdWidget(sheet, button.current) : undefined), [sheet, isActive])
  return (
    <div
      role="row"
      aria-rowindex={line + 2}
      className={classes(css.heading, isActive && css.active)}
      data-line={line}
      data-group={group.id}>
      <div role="gridcell" aria-colindex={1} aria-colspan={columns.length + 1} aria-selected={isActive} className={css.content}>
        <button
          ref={button}
          type="button"
          className={css.turn}
          tabIndex={isActive ? 0 : -1}
          aria-expanded={!isCollapsed}
          aria-label={words(isCollapsed ? 'expand' : 'collapse', { group: group.title })}
          onClick={() => toggleGroup(sheet, group.id)}>
          <IconChevronDown aria-hidden stroke={1.75} />
        </button>
        <span className={css.names} style={{ maxWidth: namesWidth }}>
          <b className={css.title} title={group.title}>
            {group.title}
          </b>
          {group.detail !== undefined && <span className={css.detail}>{group.detail}</span>}
        </span>
        <span className={css.summary}>{group.summary}</span>
        {group.figures && <GroupFigures figures={group.figures} />}
        {group.menu && (
          <span className={css.menu}>
            <MoreMenu small label={words('groupMenu', { group: group.title })} items={group.menu} />
          </span>
        )}
      </div>
    </div>
  )
}

function GroupFigures({ figures }: { figures: NonNullable<SheetGroup['figures']> }) {
  const { columns, lefts } = useSheetParts()
  const texts = useStored(figures)
  return columns.map(({ key, title }, index) =>
    texts[key] === undefined ? null : (
      <span key={key} className={css.figure} style={{ insetInlineStart: lefts[index], width: widthAt(lefts, index) }}>
        <VisuallyHidden>{title} </VisuallyHidden>
        {texts[key]}
      </span>
    ),
  )
}
