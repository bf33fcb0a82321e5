import type { DocumentRow } from '@allenio/contract/documents'
import { questionKinds } from '@allenio/contract/surveys'
import { childrenOf, type DocumentRows } from '@allenio/domain/documents'
import type { RowWording } from '#shell/editor'
import { useEditorWords } from './words.ts'

/** How notices about edits that have crossed name what is in a survey. */
export function useSurveyWording(): RowWording {
  const t = useEditorWords()
  const names: Readonly<Record<string, string>> = {
    name: t('name'),
    intro: t('intro'),
    reader: t('reader'),
    welcomeFor: t('welcomeFor'),
    title: t('pageTitle'),
    kind: t('kind'),
    text: t('questionText'),
    help: t('help'),
    isRequired: t('isRequired'),
    condition: t('condition'),
    everyNth: t('everyNth'),
    flags: t('flags'),
    anamnesis: t('anamnesis'),
    options: t('options'),
    hasOther: t('hasOther'),
    hasNone: t('hasNone'),
    least: t('least'),
    most: t('most'),
    min: t('min'),
    max: t('max'),
    unit: t('unit'),
    decimals: t('decimals'),
    metric: t('kind_metric'),
    scale: t('isScale'),
    range: t('range'),
    accepts: t('accepts'),
    isLong: t('isLong'),
    asksForWeight: t('asksForWeight'),
  }
  const rowName = ({ id, type, parentId, cells }: DocumentRow, rows: DocumentRows): string => {
    switch (type) {
      case 'page': {
        const number = childrenOf(rows, parentId).findIndex(each => each.id === id) + 1
        return typeof cells['title'] === 'string' ? cells['title'] : t('pageNumber', { number })
      }
      case 'question':
        return typeof cells['text'] === 'string' ? cells['text'] : t('question')
      default:
        return t('survey')
    }
  }
  return {
    row: rowName,
    cell: cell => names[cell] ?? t('settings'),
    value(value, cell) {
      if (cell === 'kind') {
        const kind = questionKinds.find(each => each === value)
        return kind ? t(`kind_${kind}`) : ''
      }
      if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
      return typeof value === 'object' ? '' : String(value)
    },
  }
}
