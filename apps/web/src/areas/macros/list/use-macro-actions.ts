import { cloneMacro, deleteMacro, undeleteMacro, listMacros } from '@allenio/contract/macros'
import { useClone, useDeletion } from '#shell/library'
import { hrefTo } from '#lib/screens'
import { useListWords } from './words.ts'

/** The actions on one macro, for the list and for its own pages. */
export function useMacroActions({ onDeleted }: { onDeleted?: () => void } = {}) {
  const t = useListWords()
  const { clone } = useClone({
    clone: cloneMacro,
    text: title => t('cloned', { title }),
    hrefOf: ({ id }) => hrefTo('/macros/$id/edit', { id }),
  })
  return { clone, ...useDeletion({ from: listMacros, remove: deleteMacro, restore: undeleteMacro, ending: 'o', onDeleted }) }
}
