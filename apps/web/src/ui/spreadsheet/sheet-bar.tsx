import { IconDots } from '@tabler/icons-react'
import { KeyHelp, Kbd } from '#ui/kbd'
import { BareButton } from '#ui/layout'
import { IconButton } from '#ui/icon-button'
import { Ellipsis } from '#ui/text'
import { keyText } from './key-text.ts'
import css from './sheet-bar.module.css'
import { nameOf, sizeText, type Sheet } from './sheet.ts'
import type { NamedDeed } from './sheet-actions.ts'
import { useSelected, useStored } from '#lib/store'

/** Below the rows, never over them: the selection, what the table has just said, and the keys that help most. */
export function SheetBar({ sheet }: { sheet: Sheet }) {
  const { words, actions } = sheet.state
  const name = (deed: NamedDeed) => nameOf(sheet.state, deed)
  const message = useStored(sheet.message)
  const text = useSelected(sheet.selection, selection => sizeText(sheet.state, selection))
  const keys = (text: string) => [keyText(text, sheet.state)]
  const items = [
    { keys: keys('Ctrl D'), text: actions.onDuplicate ? words('duplicate', { count: 1 }) : words('fillDown') },
    ...(actions.onCopyOnward ? [{ keys: keys('Ctrl R'), text: name('copyOnward') }] : []),
    ...(actions.barKeys ?? []).map(([text, ...own]) => ({ keys: own.flatMap(keys), text })),
    ...(actions.onJoin ? [{ keys: keys('Ctrl G'), text: name('join') }] : []),
  ]
  const openMenu = (button: HTMLElement) => {
    const { left, top } = button.getBoundingClientRect()
    sheet.menuAt.set({ x: left, y: top })
  }
  return (
    <div className={css.bar} role="toolbar" aria-label={words('bar')}>
      {text !== '' && <b className={css.size}>{text}</b>}
      {message !== '' && message !== text ? <Ellipsis tone={2}>{message}</Ellipsis> : <KeyHelp items={items} />}
      <span className={css.end}>
        <IconButton label={words('menu')} icon={IconDots} size="small" side="top" onClick={event => openMenu(event.currentTarget)} />
        <BareButton className={css.all} onClick={() => sheet.isHelpOpen.set(true)}>
          <Kbd>{keyText('Ctrl /', sheet.state)}</Kbd> {words('allKeys')}
        </BareButton>
      </span>
    </div>
  )
}
