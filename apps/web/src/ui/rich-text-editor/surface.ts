import { closeHistory, history, redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import { keydownHandler } from 'prosemirror-keymap'
import { EditorState, TextSelection } from 'prosemirror-state'
import type { Command } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import type { RichDocument } from '#ui/rich-text'
import { tidyLists } from './change-lines.ts'
import { clipboard } from './clipboard.ts'
import { keyCommands } from './keys.ts'
import type { KeyActions } from './keys.ts'
import { looksOf } from './looks.ts'
import type { Looks } from './looks.ts'
import { signs } from './signs.ts'
import { documentOf, nodeOf } from './stored-document.ts'

export interface SurfaceState extends Looks {
  mayUndo: boolean
  mayRedo: boolean
}

/** The editing area, as the toolbar uses it: its state and its commands. */
export interface Surface {
  state: () => SurfaceState
  subscribe: (listener: () => void) => () => void
  run: (command: Command) => void
  focus: () => void
  close: () => void
}

interface SurfaceOptions extends KeyActions {
  document: RichDocument
  onChange: (document: RichDocument) => void
}

export function openSurface(element: HTMLElement, { document, onChange, ...actions }: SurfaceOptions): Surface {
  const listeners = new Set<() => void>()
  const commands = Object.entries(keyCommands(actions))
  const handleKey = keydownHandler(Object.fromEntries(commands.map(([key, command]) => [key, asStep(command)])))
  const view = new EditorView(
    { mount: element },
    {
      state: EditorState.create({ doc: nodeOf(document), plugins: [history({ depth: 200 }), signs, tidyLists] }),
      dispatchTransaction(transaction) {
        // a paste, cut or drop is its own step in the history
        if (transaction.getMeta('uiEvent')) closeHistory(transaction)
        view.updateState(view.state.apply(transaction))
        state = stateOf(view.state)
        for (const listener of listeners) listener()
        if (transaction.docChanged) onChange(documentOf(view.state.doc))
      },
      handleKeyDown(view, event) {
        const isHandled = handleKey(view, event)
        // the page has its own shortcuts with the same keys
        if (isHandled) event.stopPropagation()
        return isHandled
      },
      handleDOMEvents: {
        keydown: readSelection,
        // a phone sends this when it is shaken, a desktop from its menu; the browser's own history does not know our changes
        beforeinput(view, event) {
          const command = event.inputType === 'historyUndo' ? undo : event.inputType === 'historyRedo' ? redo : undefined
          if (!command) return false
          event.preventDefault()
          return command(view.state, view.dispatch)
        },
      },
      ...clipboard,
    },
  )
  let state = stateOf(view.state)
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    run: command => void asStep(command)(view.state, view.dispatch, view),
    focus: () => view.focus(),
    close: () => view.destroy(),
  }
}

/** The browser reports a moved caret late. On a busy page the next key comes first, so the selection is read here. */
function readSelection(view: EditorView): void {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {}
  if (view.composing || !anchorNode || !focusNode || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return
  const { tr, selection } = view.state
  const [anchor, head] = [view.posAtDOM(anchorNode, anchorOffset ?? 0), view.posAtDOM(focusNode, focusOffset ?? 0)]
  const next = TextSelection.between(tr.doc.resolve(anchor), tr.doc.resolve(head))
  if (!next.eq(selection)) view.dispatch(tr.setSelection(next))
}

/** Separates a command from the typing before it in the history, so that each is undone alone. */
const asStep =
  (command: Command): Command =>
  (state, dispatch, view) =>
    command(state, dispatch && (transaction => dispatch(closeHistory(transaction))), view)

const stateOf = (state: EditorState): SurfaceState => ({ ...looksOf(state), mayUndo: undoDepth(state) > 0, mayRedo: redoDepth(state) > 0 })
