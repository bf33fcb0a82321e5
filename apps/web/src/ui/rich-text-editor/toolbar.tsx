import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconIndentDecrease,
  IconIndentIncrease,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconStrikethrough,
  IconUnderline,
} from '@tabler/icons-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { classes } from '#ui/classes'
import type { TextStyle } from '#ui/rich-text'
import { redo, undo } from 'prosemirror-history'
import type { Command } from 'prosemirror-state'
import { shift, toggleStyle, turnInto } from './commands.ts'
import css from './rich-text-editor.module.css'
import { keyNames } from './keys.ts'
import { isListKind } from './lines.ts'
import type { LineKind } from './lines.ts'
import type { Surface, SurfaceState } from './surface.ts'
import { useEditorWords } from './words.ts'

const styleIcons = {
  bold: <IconBold />,
  italic: <IconItalic />,
  underline: <IconUnderline />,
  strike: <IconStrikethrough />,
} as const satisfies Record<TextStyle, ReactNode>
const styles = Object.keys(styleIcons) as TextStyle[]

interface ToolbarProps {
  surface: Surface | undefined
  state: SurfaceState
  isLinking: boolean
  onLink: () => void
  controls: string
}

/** The Tab key stops once at the toolbar; the arrow keys move within it. */
export function Toolbar({ surface, state, isLinking, onLink, controls }: ToolbarProps) {
  const t = useEditorWords()
  const kinds: { kind: LineKind; label: string }[] = [
    { kind: 'paragraph', label: t('text') },
    { kind: 'heading 2', label: t('heading') },
    { kind: 'heading 3', label: t('subheading') },
  ]
  const run = (command: Command) => () => surface?.run(command)
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus, one of them at a time
    <div className={css.tools} role="toolbar" aria-label={t('tools')} aria-controls={controls} onKeyDown={goThrough}>
      <div className={classes(css.group, css.kinds)}>
        {kinds.map(({ kind, label }, index) => (
          <Tool key={kind} label={label} isOn={state.kind === kind} isFirst={index === 0} run={run(turnInto(kind))}>
            <span className={css.word}>{label}</span>
          </Tool>
        ))}
      </div>
      <div className={css.group}>
        {styles.map(style => (
          <Tool key={style} label={t(style)} keys={keyNames[style]} isOn={state.styles.includes(style)} run={run(toggleStyle(style))}>
            {styleIcons[style]}
          </Tool>
        ))}
      </div>
      <div className={css.group}>
        <Tool label={t('bullets')} keys={keyNames.bullets} isOn={state.kind === 'bulletList'} run={run(turnInto('bulletList'))}>
          <IconList />
        </Tool>
        <Tool label={t('numbers')} keys={keyNames.numbers} isOn={state.kind === 'orderedList'} run={run(turnInto('orderedList'))}>
          <IconListNumbers />
        </Tool>
        {isListKind(state.kind) && (
          <>
            <Tool label={t('outward')} keys="⇧ Tab" run={run(shift(-1))}>
              <IconIndentDecrease />
            </Tool>
            <Tool label={t('inward')} keys="Tab" run={run(shift(1))}>
              <IconIndentIncrease />
            </Tool>
          </>
        )}
        <Tool label={t('link')} keys={keyNames.link} isOn={isLinking || state.link !== undefined} run={onLink}>
          <IconLink />
        </Tool>
      </div>
      <div className={classes(css.group, css.end)}>
        <Tool label={t('undo')} keys={keyNames.undo} isOff={!state.mayUndo} run={run(undo)}>
          <IconArrowBackUp />
        </Tool>
        <Tool label={t('redo')} keys={keyNames.redo} isOff={!state.mayRedo} run={run(redo)}>
          <IconArrowForwardUp />
        </Tool>
      </div>
    </div>
  )
}

interface ToolProps {
  label: string
  keys?: string
  isOn?: boolean
  isOff?: boolean
  isFirst?: boolean
  run: () => void
  children: ReactNode
}

// uses the title attribute rather than Tooltip, because fifteen tooltips would need more code than the editor
function Tool({ label, keys, isOn, isOff, isFirst, run, children }: ToolProps) {
  return (
    <button
      type="button"
      className={css.tool}
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      tabIndex={isFirst ? 0 : -1}
      // keeps the selection in the text
      onMouseDown={event => event.preventDefault()}
      onClick={isOff ? undefined : run}>
      {children}
    </button>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

function goThrough(event: KeyboardEvent<HTMLDivElement>): void {
  const tools = [...event.currentTarget.querySelectorAll('button')]
  const here = tools.findIndex(tool => tool === document.activeElement)
  const step = steps[event.key]
  const next =
    event.key === 'Home'
      ? 0
      : event.key === 'End'
        ? tools.length - 1
        : step === undefined
          ? undefined
          : (here + step + tools.length) % tools.length
  if (next === undefined) return
  event.preventDefault()
  for (const [index, tool] of tools.entries()) tool.tabIndex = index === next ? 0 : -1
  tools[next]?.focus()
}
