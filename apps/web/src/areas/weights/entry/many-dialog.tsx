import { IconPlus, IconX } from '@tabler/icons-react'
import { BatchPanel } from '#ui/batch-panel'
import { Button } from '#ui/button'
import { WithDraft } from '#ui/form'
import { IconButton } from '#ui/icon-button'
import { useWeightWords } from '../words.ts'
import { ManyRow } from './many-row.tsx'
import { PasteField } from './paste-field.tsx'
import { ReplaceAll, ReplaceTick, toggleKey } from './same-day.tsx'
import { parseRows } from './typed-rows.ts'
import { useManyWeights, type ManyWeightsProps } from './use-many-weights.ts'
import css from '../weights.module.css'

export function ManyDialog(props: Omit<ManyWeightsProps, 'draft'>) {
  return (
    <WithDraft name={`weights ${props.clientId}`} parse={parseRows}>
      {draft => <ManyWeights {...props} draft={draft} />}
    </WithDraft>
  )
}

function ManyWeights(props: ManyWeightsProps) {
  const t = useWeightWords()
  const { list, rows, addedKeys, formerKgs, ...work } = useManyWeights(props)
  return (
    <BatchPanel
      title={t('manyTitle')}
      text={t('manyText')}
      width={620}
      fault={work.summary}
      failure={work.failure}
      save={work.saveCount === 0 ? t('save') : t('saveMany', { count: work.saveCount })}
      isBusy={work.isBusy}
      question={work.isAnyFilled ? { title: t('unsavedTitle'), text: t('unsavedText'), proceed: t('leave'), close: t('stay') } : undefined}
      onLeave={work.leave}
      onSubmit={work.submit}>
      <PasteField onPaste={work.paste} onRead={work.addText} />
      <ReplaceAll keys={[...formerKgs.keys()]} addedKeys={addedKeys} onChange={work.setAddedKeys} />
      {/* Enter goes down, as in a sheet; a list that is pasted fills the rows */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears what its fields do not use */}
      <ul ref={list} className={css.rows} onPaste={work.paste} onKeyDown={work.keyDown}>
        {rows.map((row, index) => {
          const errors = work.errorsOf(row)
          const formerKg = formerKgs.get(row.key)
          return (
            <ManyRow
              key={row.key}
              row={row}
              number={index + 1}
              dayError={errors.day}
              kgError={errors.kg}
              onChange={next => work.changeRow(row.key, next)}
              remove={
                rows.length > 1 && (
                  <IconButton
                    label={t('removeRow', { row: index + 1 })}
                    size="small"
                    icon={IconX}
                    onClick={() => work.removeRow(row.key)}
                  />
                )
              }>
              {formerKg !== undefined && (
                <ReplaceTick
                  kg={formerKg}
                  of={t('row', { row: index + 1 })}
                  isReplacing={!addedKeys.has(row.key)}
                  onChange={() => work.setAddedKeys(toggleKey(addedKeys, row.key))}
                />
              )}
            </ManyRow>
          )
        })}
      </ul>
      <div>
        <Button kind="quiet" icon={IconPlus} onClick={work.addRow}>
          {t('addRow')}
        </Button>
      </div>
    </BatchPanel>
  )
}
