import type { ReactNode } from 'react'
import { List, ListRow } from '#ui/list'
import { Modal } from '#ui/modal'
import { useLibraryWords } from './words.ts'

interface ExampleListProps<Example extends string> {
  examples: readonly Example[]
  /** The title of each example, and a line about it. */
  words: (key: Example | `${Example}Text`) => string
  onChoose: (example: Example) => void
}

/** Examples that one press makes whole. */
export function ExampleList<Example extends string>({ examples, words, onChoose }: ExampleListProps<Example>) {
  const t = useLibraryWords()
  return (
    <List label={t('examples')}>
      {examples.map(example => (
        <ListRow key={example} title={words(example)} sub={words(`${example}Text`)} onClick={() => onChoose(example)} />
      ))}
    </List>
  )
}

/** Offers the examples where the library is not empty any more. */
export function ExamplesModal({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const t = useLibraryWords()
  return (
    <Modal opened bare size="small" title={t('startFromExample')} text={t('startFromExampleText')} onClose={onClose}>
      {children}
    </Modal>
  )
}
