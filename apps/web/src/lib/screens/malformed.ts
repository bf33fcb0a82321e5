import { isId } from '@allenio/domain/ids'
import type { Screen } from './screen.ts'

/**
 * Whether a parameter of an address cannot be right: nothing in the world has such an id, so no server need be asked, and nothing that is
 * tried again would help.
 */
export const hasMalformedId = (
  { params: checks = {} }: Pick<Screen, 'params'>,
  params: Readonly<Record<string, string | undefined>>,
): boolean => Object.entries(params).some(([name, value]) => value !== undefined && isNamedAsId(name) && !(checks[name] ?? isId)(value))

const isNamedAsId = (name: string) => name === 'id' || name.endsWith('Id')
