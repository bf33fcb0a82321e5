import { IconChartBar } from '@tabler/icons-react'
import { useFormats } from '#lib/formats'
import { useStored } from '#lib/store'
import { Button } from '#ui/button'
import { Row } from '#ui/layout'
import { SidePanel } from '#ui/side-panel'
import { Text } from '#ui/text'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { ResultLists } from './results.tsx'
import css from './results.module.css'
import { useChosen } from './use-chosen.ts'

/** Where there is no room for the column: the two figures that count, and the way to the rest. */
export function ResultBar() {
  const t = useEditorWords()
  const { percent, integer } = useFormats()
  const { settled, isResultPanelOpen } = useEditor()
  const { fat, bmr } = useChosen(settled)
  const isOpen = useStored(isResultPanelOpen)
  return (
    <Row gap={16} justify="between" className={css.bar}>
      <Row gap={16}>
        <Text as="span" weight={600} size={16} figures>
          {fat === undefined ? '– %' : percent(fat)}
        </Text>
        <Text as="span" figures tone={2}>
          {bmr === undefined ? '– kcal' : `${integer(bmr)} kcal`}
        </Text>
      </Row>
      <Button size="small" icon={IconChartBar} onClick={() => isResultPanelOpen.set(true)}>
        {t('results')}
      </Button>
      {isOpen && (
        <SidePanel opened onClose={() => isResultPanelOpen.set(false)} title={t('results')}>
          <ResultLists />
        </SidePanel>
      )}
    </Row>
  )
}
