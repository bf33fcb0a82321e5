import type { KeyHelpItem } from '#ui/kbd'
import type { FocusPlace } from '../shortcuts/focus-place.ts'

type KeyWord = 'keyMove' | 'keyToRows' | 'keyOpen' | 'keySelect' | 'keySearch' | 'keyClearSearch' | 'keyClear' | 'keyNew'

interface KeySituation {
  place: FocusPlace
  t: (word: KeyWord) => string
  hasTyped: boolean
  /** Enter in the search opens the only row that matches. */
  hasOneRow: boolean
  maySelect: boolean
  hasSelection: boolean
  mayCreate: boolean
}

/** The keys of a list that hold where the focus is. */
export function keysOfList({ place, t, hasTyped, hasOneRow, maySelect, hasSelection, mayCreate }: KeySituation): KeyHelpItem[] {
  if (place === 'field') return []
  if (place === 'search')
    return [
      { keys: ['↓'], text: t('keyToRows') },
      ...(hasOneRow ? [{ keys: ['↵'], text: t('keyOpen') }] : []),
      ...(hasTyped ? [{ keys: ['Esc'], text: t('keyClearSearch') }] : []),
    ]
  const ofRow = [{ keys: ['↵'], text: t('keyOpen') }, ...(maySelect ? [{ keys: ['X'], text: t('keySelect') }] : [])]
  return [
    { keys: ['J', 'K'], text: t('keyMove') },
    ...(place === 'rows' ? ofRow : []),
    { keys: ['/'], text: t('keySearch') },
    ...(hasSelection ? [{ keys: ['Esc'], text: t('keyClear') }] : mayCreate ? [{ keys: ['N'], text: t('keyNew') }] : []),
  ]
}
