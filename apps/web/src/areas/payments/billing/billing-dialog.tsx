import type { BillingProfile } from '@allenio/contract/payments'
import { updateBillingProfile } from '@allenio/contract/forms/payments'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { missingBillingFields, taxNumberNeed, type BillingField } from '@allenio/domain/plan'
import { useBusinessWords, useCountries, useFiscalCheck, useTaxNumberHint } from '#areas/business'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { FieldPair } from '#ui/field'
import { FormModal } from '#ui/form'
import { Select } from '#ui/select'
import { EmailField, TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { useBillingWords } from './words.ts'

interface BillingDialogProps {
  billing: BillingProfile
  /** Asked on the way to the first payment, so all that an invoice needs must be there. */
  isFirst?: boolean
  onSaved?: () => void
  onClose: () => void
}

/** The data of the business that stand on its invoices. */
export function BillingDialog({ billing, isFirst = false, onSaved, onClose }: BillingDialogProps) {
  const t = useBillingWords()
  const say = useBusinessWords()
  const countries = useCountries()
  const checkFiscal = useFiscalCheck()
  const taxNumberHint = useTaxNumberHint()
  const { name, address, country, vatNumber, fiscalCode, certifiedMail, recipientCode, email } = billing
  const missingText = (field: BillingField) => t(field === 'vatNumber' ? 'numberRequired' : 'required')
  const missingOf = (values: Partial<BillingProfile>) =>
    Object.fromEntries(missingBillingFields({ ...values, country: values.country ?? country }).map(field => [field, missingText(field)]))
  const form = useEndpointForm({
    endpoint: updateBillingProfile,
    schema: updateBillingProfile.input,
    start: {
      name,
      address,
      country,
      vatNumber: vatNumber ?? '',
      fiscalCode: fiscalCode ?? '',
      certifiedMail,
      recipientCode: recipientCode ?? '',
      email,
    },
    check: values => ({ ...checkFiscal(values), ...(isFirst && missingOf(values)) }),
    toInput: values => values,
    onSaved: ({ missing: [missing] }): unknown => {
      if (isFirst && missing !== undefined) {
        return form.setError(missing, { type: 'server', message: missingText(missing) }, { shouldFocus: true })
      }
      if (!isFirst) toast({ type: 'success', text: t('saved') })
      onClose()
      return onSaved?.()
    },
  })
  const chosenCountry = useWatch({ control: form.control, name: 'country' })
  const isItalian = chosenCountry === 'IT'
  const needsNumber = isFirst && taxNumberNeed(chosenCountry ?? country) === 'needed'
  const { clearErrors } = form
  useEffect(() => {
    // a refusal of the country before says nothing of this one
    if (!needsNumber) clearErrors('vatNumber')
  }, [needsNumber, clearErrors])
  const [mail, certified] = [useFormValue(form, 'email'), useFormValue(form, 'certifiedMail')]
  return (
    <FormModal
      form={form}
      size="medium"
      title={t(isFirst ? 'firstTitle' : 'dialogTitle')}
      text={t(isFirst ? 'firstText' : 'text')}
      {...(isFirst && { save: t('saveAndGoOn') })}
      asksBeforeDiscard
      onClose={onClose}>
      <TextField label={t('name')} autoComplete="organization" {...form.field('name')} />
      <TextField
        label={t('address')}
        hint={t('addressHint')}
        optional={!isFirst}
        autoComplete="street-address"
        {...form.field('address')}
      />
      <FieldPair>
        <Select label={say('country')} autoComplete="country" options={countries} {...form.field('country')} />
        <TextField
          label={say(isItalian ? 'vatNumber' : 'vatNumberAbroad')}
          hint={taxNumberHint(chosenCountry)}
          optional={!needsNumber}
          figures
          {...form.field('vatNumber')}
        />
      </FieldPair>
      <EmailField
        label={t('email')}
        optional={!isFirst}
        autoComplete="email"
        {...mail}
        value={mail.value ?? ''}
        onChange={event => mail.onChange(event.target.value || null)}
      />
      <TextField
        label={say(isItalian ? 'fiscalCode' : 'fiscalCodeAbroad')}
        optional={!needsNumber}
        autoComplete="off"
        autoCapitalize="characters"
        {...form.field('fiscalCode')}
      />
      {isItalian && (
        <FieldPair>
          <EmailField
            label={say('certifiedMail')}
            optional
            autoComplete="off"
            {...certified}
            value={certified.value ?? ''}
            onChange={event => certified.onChange(event.target.value || null)}
          />
          <TextField label={say('recipientCode')} optional autoComplete="off" figures maxLength={10} {...form.field('recipientCode')} />
        </FieldPair>
      )}
    </FormModal>
  )
}
