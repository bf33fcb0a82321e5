import type { Endpoint, Input, Output } from '@allenio/contract'
import { creditLimits } from '@allenio/contract/credits'
import { packageLimits } from '@allenio/contract/packages'
import { useEndpointForm } from '#lib/forms'
import type { FormDraft } from '#lib/forms'
import { packageForm, priceOf, wholeOf } from './values.ts'
import type { PackageValues } from './values.ts'
import { useFormWords } from './words.ts'

interface PackageFormOptions<E extends Endpoint> {
  endpoint: E
  start: PackageValues
  draft: FormDraft<PackageValues>
  toInput: (values: PackageValues) => Input<E>
  onSaved: (saved: Output<E>) => void
  onRefused?: (error: unknown) => boolean
}

const { installment, installments: parts, intervalCount, trialDays, accessDays } = packageLimits

/** The form of a package, new or not. */
export function usePackageForm<E extends Endpoint>(options: PackageFormOptions<E>) {
  const check = useChecks()
  return useEndpointForm({ ...options, schema: packageForm, check })
}

function useChecks() {
  const t = useFormWords()
  const range = (text: string, least: number, most: number): string | undefined => {
    const number = wholeOf(text)
    const isFine = text.trim() === '' || (number !== undefined && number >= least && number <= most)
    return isFine ? undefined : t('between', { least, most })
  }
  const neededRange = (text: string, least: number, most: number) =>
    text.trim() === '' ? t('between', { least, most }) : range(text, least, most)
  return (values: PackageValues) => {
    const isOnce = values.billingModel === 'ONE_TIME_PAYMENT'
    const price = priceOf(values.price)
    const count = wholeOf(values.installments)
    const areTooSmall = count !== undefined && price !== undefined && price > 0 && price < count * installment
    return {
      name: values.name.trim() ? undefined : t('nameNeeded'),
      price: price === undefined ? t('priceWrong') : undefined,
      intervalCount: isOnce || values.rhythm !== 'other' ? undefined : neededRange(values.intervalCount, 1, intervalCount),
      trialDays: isOnce ? undefined : range(values.trialDays, 0, trialDays),
      accessDays: isOnce ? range(values.accessDays, 1, accessDays) : undefined,
      installments: isOnce ? (range(values.installments, parts.least, parts.most) ?? (areTooSmall ? t('tooSmall') : undefined)) : undefined,
      ...Object.fromEntries(values.credits.flatMap((credits, index) => creditFaults(values, credits, index))),
    }
  }

  function creditFaults(values: PackageValues, credits: PackageValues['credits'][number], index: number): [string, string][] {
    const amount = wholeOf(credits.amount)
    const isTwice = values.credits.findIndex(({ kindId }) => kindId === credits.kindId) < index
    const days = range(credits.validDays, 1, creditLimits.days)
    return [
      ...(amount !== undefined && amount >= 1 && amount <= creditLimits.perPack
        ? []
        : [[`credits.${index}.amount`, t('amountWrong', { most: creditLimits.perPack })] as [string, string]]),
      ...(isTwice ? [[`credits.${index}.kindId`, t('creditsTwice')] as [string, string]] : []),
      ...(days === undefined ? [] : [[`credits.${index}.validDays`, days] as [string, string]]),
    ]
  }
}

export type PackageForm = ReturnType<typeof usePackageForm>

export interface FieldsProps {
  form: PackageForm
}
