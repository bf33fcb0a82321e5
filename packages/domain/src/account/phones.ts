/** A number as it is kept: plus, country code, digits. Nothing for an empty field. */
export const plainPhone = (phone: string | null): string | null => phone?.replaceAll(' ', '') || null
