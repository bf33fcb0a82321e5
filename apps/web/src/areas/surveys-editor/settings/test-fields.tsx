import { noOption, otherOption, type AnswerTest, type Question } from '@allenio/contract/surveys'
import { firstTest, testOperators } from '@allenio/domain/surveys'
import { useState } from 'react'
import { DecimalField, decimalOf, useDecimalText } from '#ui/decimal-field'
import { Select } from '#ui/select'
import { surveyLimits } from '@allenio/contract/surveys'
import { useEditorWords } from '../words.ts'

interface TestFieldsProps {
  /** The question whose answer is tested. */
  question: Question
  test: AnswerTest
  onChange: (test: AnswerTest) => void
}

/** A test has an operator, and for most operators a value that the answer is compared with. */
export function TestFields({ question, test, onChange }: TestFieldsProps) {
  const t = useEditorWords()
  const operators = testOperators[question.kind]
  return (
    <>
      <Select
        label={t('operator')}
        labelHidden
        options={operators.map(value => ({ value, label: t(`operator_${value}`) }))}
        value={test.operator}
        onChange={({ target }) => {
          const operator = operators.find(each => each === target.value)
          if (operator) onChange(firstTest(question, operator))
        }}
      />
      {test.operator !== 'answered' && <ValueField question={question} test={test} onChange={onChange} />}
    </>
  )
}

type ValueTest = Exclude<AnswerTest, { operator: 'answered' }>

function ValueField({ question, test, onChange }: TestFieldsProps & { test: ValueTest }) {
  const t = useEditorWords()
  const { value } = test
  if (typeof value === 'number')
    return <FigureField key={test.operator} value={value} onChange={next => onChange({ ...test, value: next } as AnswerTest)} />
  if (typeof value === 'boolean')
    return (
      <Select
        label={t('value')}
        labelHidden
        options={[
          { value: 'true', label: t('yes') },
          { value: 'false', label: t('no') },
        ]}
        value={String(value)}
        onChange={({ target }) => test.operator === 'is' && onChange({ operator: 'is', value: target.value === 'true' })}
      />
    )
  const options = 'options' in question ? optionsOf(question, { other: t('other'), none: t('none') }) : []
  return (
    <Select
      label={t('value')}
      labelHidden
      placeholder={options.some(option => option.value === value) ? undefined : t('unknownOption')}
      options={options}
      value={options.some(option => option.value === value) ? value : ''}
      onChange={({ target }) => {
        if (target.value !== '' && test.operator !== 'at least' && test.operator !== 'at most') onChange({ ...test, value: target.value })
      }}
    />
  )
}

type Choice = Extract<Question, { options: unknown }>

const optionsOf = (question: Choice, words: { other: string; none: string }) => [
  ...question.options.map(({ key, text }) => ({ value: key, label: text || '…' })),
  ...(question.hasOther ? [{ value: otherOption, label: words.other }] : []),
  ...(question.kind === 'checkboxes' && question.hasNone ? [{ value: noOption, label: words.none }] : []),
]

function FigureField({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const t = useEditorWords()
  const textOf = useDecimalText()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? textOf(value)
  const isRight = decimalOf(text, surveyLimits.decimals) !== undefined
  return (
    <DecimalField
      label={t('value')}
      labelHidden
      value={text}
      step={1}
      min={-surveyLimits.number}
      max={surveyLimits.number}
      decimals={surveyLimits.decimals}
      error={isRight ? undefined : t('unreadable')}
      onChange={next => {
        setTyped(next)
        const number = decimalOf(next, surveyLimits.decimals)
        if (number !== undefined) onChange(number)
      }}
      onBlur={() => isRight && setTyped(undefined)}
    />
  )
}
