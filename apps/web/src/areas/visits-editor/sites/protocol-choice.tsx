import { formulaOfProtocol, listVisibleProtocols, missingOwnFields, protocolName } from '@allenio/domain/visits'
import { useLanguage } from '#lib/words'
import { Select } from '#ui/select'
import { insertsBehind, listRows, textOf } from '../sections/rows.ts'
import { useEditor, useProtocol, useVisitSettings } from '../session.ts'
import { useSiteWords } from './words.ts'

/** Chooses the protocol of the visit. Another one brings its formula and its own fields, and removes nothing. */
export function ProtocolChoice() {
  const t = useSiteWords()
  const language = useLanguage()
  const session = useEditor()
  const settings = useVisitSettings()
  const protocol = useProtocol()
  const visible = listVisibleProtocols(settings)
  // one that was hidden meanwhile stays that of this visit
  const options = protocol && visible.every(({ id }) => id !== protocol.id) ? [protocol, ...visible] : visible
  return (
    <Select
      label={t('protocol')}
      labelHidden
      size="small"
      placeholder={protocol ? undefined : t('protocolDeleted')}
      value={protocol?.id ?? ''}
      options={options.map(each => ({ value: each.id, label: protocolName(each, language) }))}
      onChange={({ target }) => {
        const next = options.find(({ id }) => id === target.value)
        if (!next) return
        const { sex, fatFormula: current } = session.state.get().cells
        // one that its folds do not make would stay without a figure
        const formula = formulaOfProtocol(next, { sex: sex ?? undefined, current })
        const fields = listRows(session, 'own field').map(row => ({ label: textOf(row, 'label') }))
        session.document.edit([
          { kind: 'set', id: session.visitId, cells: { protocol: next.id, ...(formula && { fatFormula: formula }) } },
          ...insertsBehind(
            session,
            'own field',
            missingOwnFields(next, fields).map(label => ({ label })),
          ),
        ])
        session.siteOrder.set(undefined)
      }}
    />
  )
}
