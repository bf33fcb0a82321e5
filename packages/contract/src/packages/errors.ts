import type { ErrorTable } from '../errors.ts'

export const packageErrors = {
  'price out of range': 422,
  'programs need one payment': 422,
  'installments too small': 422,
  'unlock twice': 422,
  'package archived': 409,
  'package sold': 409,
  'too many packages': 409,
  'too many package files': 409,
  'discount code taken': 409,
  'discount by one way': 422,
  'discount days': 422,
  'discount used': 409,
  'discount uses': 422,
  'too many discount codes': 409,
  'discount not valid': 422,
  'discount used up': 422,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    packages: typeof packageErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    packages: 'package' | 'discount code'
  }
}
