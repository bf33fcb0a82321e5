import { IconChartBar } from '@tabler/icons-react'
import { useIsHand } from '#lib/device'
import { useFormats } from '#lib/formats'
import { useStored } from '#lib/store'
import { Button } from '#ui/button'
import { BareButton, Row } from '#ui/layout'
import { SidePanel } from '#ui/side-panel'
import { Text } from '#ui/text'
import { useEditor } from '../session.ts'
import { useEditorWords } from '../words.ts'
import { ResultLists } from './results.tsx'
import css from './results.module.css'
import { useChosen } from './use-chosen.ts'

/** Where there is no room for the column: the two figures that count, and the way to the rest. On a phone the figures are the way. */
export function ResultBar() {
  const t = useEditorWords()
  const { percent, integer } = useFormats()
  const { settled, isResultPanelOpen } = useEditor()
  const { fat, bmr } = useChosen(settled)
  const isOpen = useStored(isResultPanelOpen)
  const isHand = useIsHand()
  const fatText = fat === undefined ? '– %' : percent(fat)
  const rateText = bmr === undefined ? '– kcal' : `${integer(bmr)}\u00a0kcal`
  const open = () => isResultPanelOpen.set(true)
  return (
    <>
      {isHand ? (
        <BareButton className={css.figures} aria-label={`${t('results')}: ${fatText}, ${rateText}`} onClick={open}>
          <Text as="span" weight={600} figures>
            {fatText}
          </Text>
          <Text as="span" size="small" figures tone={2}>
            {rateText}
          </Text>
        </BareButton>
      ) : (
        <Row gap={16} justify="between" className={css.bar} data-foot>
          <Row gap={16}>
            <Text as="span" weight={600} size={16} figures>
              {fatText}
            </Text>
            <Text as="span" figures tone={2}>
              {rateText}
            </Text>
          </Row>
          <Button size="small" icon={IconChartBar} onClick={open}>
            {t('results')}
          </Button>
        </Row>
      )}
      {isOpen && (
        <SidePanel opened onClose={() => isResultPanelOpen.set(false)} title={t('results')}>
          <ResultLists />
        </SidePanel>
      )}
    </>
  )
}
