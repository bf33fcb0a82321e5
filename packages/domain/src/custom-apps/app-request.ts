import { appLogoPixels, customAppParts, type CustomApp, type customAppErrors, type CustomAppPart } from '@allenio/contract/custom-apps'
import { needsInvoiceAddress, taxNumberNeed } from '@allenio/domain/plan'

export type AppLogo = Omit<NonNullable<CustomApp['logo']>, 'url'>

export interface RequestFacts extends Pick<
  CustomApp,
  'name' | 'mainColor' | 'businessName' | 'country' | 'vatNumber' | 'fiscalCode' | 'billingAddress' | 'postalCode' | 'certifiedMail'
> {
  recipientCode: string | null
  logo: AppLogo | null
  files: readonly Pick<CustomApp['files'][number], 'kind'>[]
}

type LookFacts = Pick<RequestFacts, 'name' | 'mainColor' | 'logo'>

type LogoFault = Extract<keyof typeof customAppErrors, `app logo ${string}`>

/** Why the stores would not take this logo; a draft may keep it meanwhile. */
export function logoFault({ width, height, isOpaque }: AppLogo): LogoFault | undefined {
  if (width < appLogoPixels || height < appLogoPixels) return 'app logo too small'
  if (width !== height) return 'app logo not square'
  return isOpaque ? undefined : 'app logo transparent'
}

const lookChecks = {
  name: facts => facts.name !== '',
  mainColor: facts => facts.mainColor !== null,
  logo: facts => facts.logo !== null && logoFault(facts.logo) === undefined,
} satisfies Partial<Record<CustomAppPart, (facts: LookFacts) => boolean>>

const partChecks = {
  ...lookChecks,
  businessName: facts => facts.businessName !== '',
  taxCode: facts => taxNumberNeed(facts.country) !== 'needed' || Boolean(facts.vatNumber) || Boolean(facts.fiscalCode),
  billingAddress: facts => facts.billingAddress !== '',
  postalCode: facts => facts.postalCode !== '',
  invoiceAddress: facts => !needsInvoiceAddress(facts) || Boolean(facts.certifiedMail) || Boolean(facts.recipientCode),
  front: facts => facts.files.some(({ kind }) => kind === 'front'),
  back: facts => facts.files.some(({ kind }) => kind === 'back'),
} satisfies Record<CustomAppPart, (facts: RequestFacts) => boolean>

/** Lists the parts that a request lacks before it can be sent. */
export const missingParts = (facts: RequestFacts): CustomAppPart[] => customAppParts.filter(part => !partChecks[part](facts))

const lookParts = ['name', 'mainColor', 'logo'] as const

/** Lists the parts without which an app cannot be active. */
export const unreadyParts = (facts: LookFacts): (typeof lookParts)[number][] => lookParts.filter(part => !lookChecks[part](facts))
