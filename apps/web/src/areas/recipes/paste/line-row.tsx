import { kcalOfGrams, measureNoun, parseAmount } from '@allenio/domain/aliments'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { Checkbox } from '#ui/checkbox'
import { Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { FoodChoice } from './food-choice.tsx'
import css from './paste.module.css'
import { withMeasure, type LineEdit, type LineState, type PastedLine } from './pasted-lines.ts'
import { useProblemText } from './problem-text.ts'
import { usePasteWords } from './words.ts'

interface LineRowProps {
  line: PastedLine
  state: LineState
  onEdit: (edit: LineEdit) => void
}

/** A line of the text: as it was written, the food that it means and how much of it. */
export function LineRow({ line, state, onEdit }: LineRowProps) {
  const t = usePasteWords()
  const problemText = useProblemText()
  const problem = problemText(state, line)
  const isReady = state.kind === 'ready'
  return (
    <li className={css.line}>
      <Checkbox
        label={t('take', { text: line.recognized.text })}
        labelHidden
        checked={isReady && line.isTicked}
        disabled={!isReady}
        onChange={({ target }) => onEdit({ isUnticked: !target.checked })}
      />
      <Stack gap={6} grow>
        <Text tone={2} breaks>
          {line.recognized.text}
        </Text>
        <div className={css.fields}>
          <FoodChoice line={line} onChoose={food => onEdit({ food })} />
          <TextField
            label={[`${t('quantity')}: ${line.recognized.text}`, problem].filter(Boolean).join('. ')}
            labelHidden
            placeholder={t('quantity')}
            value={line.quantity}
            autoComplete="off"
            maxLength={80}
            aria-invalid={state.kind === 'quantity needed' || undefined}
            onChange={({ target }) => onEdit({ quantity: target.value })}
          />
          <LineFigures state={state} />
        </div>
        {problem && (
          <Badge status="attention" bare>
            {problem}
          </Badge>
        )}
        <MeasureChoice line={line} state={state} onChoose={quantity => onEdit({ quantity })} />
      </Stack>
    </li>
  )
}

/** The grams that the quantity comes to, and their energy. */
function LineFigures({ state }: { state: LineState }) {
  const t = usePasteWords()
  const { integer } = useFormats()
  if (state.kind !== 'ready') return null
  const { food, quantity } = state
  const kcal = kcalOfGrams(quantity.grams, food.kcal)
  return (
    <Text as="output" size="small" tone={2} figures className={css.figures}>
      {quantity.isToTaste ? t('noGrams') : `${integer(quantity.grams)}\u00a0g · ${kcal === null ? '–' : integer(kcal)}\u00a0kcal`}
    </Text>
  )
}

interface MeasureChoiceProps extends Pick<LineRowProps, 'line' | 'state'> {
  onChoose: (quantity: string) => void
}

/** The measures of different weight that one word may mean. */
function MeasureChoice({ line, state, onChoose }: MeasureChoiceProps) {
  const language = useLanguage()
  const { decimal } = useFormats()
  if (state.kind !== 'quantity needed' || state.problem.problem !== 'ambiguous word') return null
  const { word, measures } = state.problem
  return (
    <Row gap={8} wrap>
      {measures.map(({ name, amount, grams }) => {
        const measureName = name[language] || name.it || name.en
        const quantity = { name, amount: parseAmount(line.quantity)?.amount ?? 1 }
        return (
          <Button
            key={measureName}
            size="small"
            onClick={() => onChoose(withMeasure(line.quantity, word, measureNoun(quantity, language)))}>
            {measureName} · {decimal(grams / amount, { most: 1 })} g
          </Button>
        )
      })}
    </Row>
  )
}
