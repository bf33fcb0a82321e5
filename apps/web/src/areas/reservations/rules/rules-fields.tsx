import { ruleLimits, type BookingRules, type RuleChanges } from '@allenio/contract/reservations'
import { Grid, Stack } from '#ui/layout'
import { MultiSelect } from '#ui/combobox'
import { Select } from '#ui/select'
import { lengthText, useRuleWords, type SayRule } from './words.ts'

type PlainRule = Exclude<keyof BookingRules, 'minimum' | 'alerts'>

/** The values that are offered; a value that was set otherwise stands among them. */
const offered = {
  bufferBefore: [0, 5, 10, 15, 20, 30, 45, 60, 90, 120],
  bufferAfter: [0, 5, 10, 15, 20, 30, 45, 60, 90, 120],
  leadHours: [0, 1, 2, 4, 8, 12, 24, 48, 72, 168],
  horizonDays: [7, 14, 30, 60, 90, 180, 365],
  perDay: [null, 1, 2, 3, 4, 5],
  upcoming: [1, 2, 3, 5, 10, 20, 50, 100, 200],
  cancelHours: [0, 1, 2, 4, 6, 12, 24, 48, 72, 168],
  moveHours: [0, 1, 2, 4, 6, 12, 24, 48, 72, 168],
} as const satisfies Record<PlainRule, readonly (number | null)[]>

const rulesInOrder = [
  'cancelHours',
  'moveHours',
  'leadHours',
  'horizonDays',
  'perDay',
  'upcoming',
  'bufferBefore',
  'bufferAfter',
] as const satisfies readonly PlainRule[]

function ruleText(rule: PlainRule, value: number | null, t: SayRule): string {
  if (value === null) return t('noMost')
  switch (rule) {
    case 'bufferBefore':
    case 'bufferAfter':
      return value === 0 ? t('none') : lengthText(value, t)
    case 'leadHours':
    case 'cancelHours':
    case 'moveHours':
      return value === 0 ? t('atStart') : t('leadValue', { time: lengthText(value * 60, t) })
    case 'horizonDays':
      return t('horizonValue', { count: value })
    case 'perDay':
    case 'upcoming':
      return t('most', { count: value })
    default:
      return rule satisfies never
  }
}

interface RulesFieldsProps {
  value: RuleChanges
  /** The rules that hold where nothing is chosen. */
  inherited: BookingRules
  onChange: (rules: RuleChanges) => void
  /** The business's own rules are all chosen. */
  isBase?: boolean
}

const same = 'same'

/** The rules by which clients book. Each says what holds where nothing is chosen. */
export function RulesFields({ value, inherited, onChange, isBase = false }: RulesFieldsProps) {
  const t = useRuleWords()
  const set = (change: RuleChanges) => onChange({ ...value, ...change })
  const unset = (rule: keyof BookingRules) => {
    const { [rule]: _removed, ...rest } = value
    onChange(rest)
  }
  return (
    <Stack gap={16}>
      <Grid columns={2}>
        {rulesInOrder.map(rule => {
          const ownValue = value[rule]
          const values = [...new Set<number | null>([...offered[rule], ...(ownValue === undefined ? [] : [ownValue])])]
          return (
            <Select
              key={rule}
              label={t(rule)}
              hint={rule === 'cancelHours' ? t('cancelHint') : undefined}
              value={ownValue === undefined ? same : String(ownValue)}
              options={[
                ...(isBase ? [] : [{ value: same, label: t('inherited', { value: ruleText(rule, inherited[rule], t) }) }]),
                ...values.map(each => ({ value: String(each), label: ruleText(rule, each, t) })),
              ]}
              onChange={({ target }) => {
                if (target.value === same) unset(rule)
                else set({ [rule]: target.value === 'null' ? null : Number(target.value) })
              }}
            />
          )
        })}
      </Grid>
      <MinimumFields {...{ value, inherited, isBase }} onSet={minimum => set({ minimum })} onUnset={() => unset('minimum')} />
      <AlertsField {...{ value, inherited, isBase }} onSet={alerts => set({ alerts })} onUnset={() => unset('alerts')} />
    </Stack>
  )
}

interface RuleProps<Rule extends keyof BookingRules> extends Pick<RulesFieldsProps, 'value' | 'inherited'> {
  isBase: boolean
  onSet: (value: BookingRules[Rule]) => void
  onUnset: () => void
}

const minimumPeople = [2, 3, 4, 5, 6, 8, 10, 12, 15, 20]
const minimumHours = [1, 2, 3, 6, 12, 24, 48]

/** How many people a class needs, and until when it is decided. */
function MinimumFields({ value: { minimum }, inherited, isBase, onSet, onUnset }: RuleProps<'minimum'>) {
  const t = useRuleWords()
  const textOf = (rule: BookingRules['minimum']) =>
    rule === null ? t('noMinimum') : t('minimumValue', { people: rule.people, time: lengthText(rule.hoursBefore * 60, t) })
  const people = [...new Set([...minimumPeople, ...(minimum ? [minimum.people] : [])])].sort((one, other) => one - other)
  const hours = [...new Set([...minimumHours, ...(minimum ? [minimum.hoursBefore] : [])])].sort((one, other) => one - other)
  return (
    <Grid columns={2}>
      <Select
        label={t('minimum')}
        hint={t('minimumHint')}
        value={minimum === undefined ? same : minimum === null ? 'null' : String(minimum.people)}
        options={[
          ...(isBase ? [] : [{ value: same, label: t('inherited', { value: textOf(inherited.minimum) }) }]),
          { value: 'null', label: t('noMinimum') },
          ...people.map(count => ({ value: String(count), label: t('minimumPeople', { count }) })),
        ]}
        onChange={({ target }) => {
          if (target.value === same) onUnset()
          else onSet(target.value === 'null' ? null : { people: Number(target.value), hoursBefore: minimum?.hoursBefore ?? 3 })
        }}
      />
      {minimum && (
        <Select
          label={t('minimumHours')}
          value={String(minimum.hoursBefore)}
          options={hours.map(each => ({ value: String(each), label: t('leadValue', { time: lengthText(each * 60, t) }) }))}
          onChange={({ target }) => onSet({ ...minimum, hoursBefore: Number(target.value) })}
        />
      )}
    </Grid>
  )
}

const alertMinutes = [15, 30, 60, 120, 180, 360, 720, 1440, 2880, 10_080]
const noAlerts = 'none'

/** When clients are reminded; "no alerts" is a choice of its own, because nothing chosen means what is preset. */
function AlertsField({ value: { alerts }, inherited, isBase, onSet, onUnset }: RuleProps<'alerts'>) {
  const t = useRuleWords()
  const textOf = (minutes: number) => t('alertValue', { time: lengthText(minutes, t) })
  const listText = (list: readonly number[]) => (list.length === 0 ? t('noAlerts') : list.map(textOf).join(', '))
  const values = [...new Set([...alertMinutes, ...(alerts ?? [])])].sort((one, other) => one - other)
  const chosenAlerts = alerts === undefined ? [] : alerts.length === 0 && !isBase ? [noAlerts] : alerts.map(String)
  return (
    <MultiSelect
      label={t('alerts')}
      hint={isBase ? t('alertsHint') : `${t('inherited', { value: listText(inherited.alerts) })}. ${t('alertsHint')}.`}
      max={ruleLimits.alerts}
      value={chosenAlerts}
      options={[
        ...(isBase ? [] : [{ value: noAlerts, label: t('noAlerts') }]),
        ...values.map(minutes => ({ value: String(minutes), label: textOf(minutes) })),
      ]}
      onChange={next => {
        if (next.at(-1) === noAlerts) onSet([])
        else if (next.length === 0 && !isBase) onUnset()
        else
          onSet(
            next
              .filter(each => each !== noAlerts)
              .map(Number)
              .sort((one, other) => other - one),
          )
      }}
    />
  )
}
