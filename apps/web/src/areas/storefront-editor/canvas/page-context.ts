import type { Language } from '@allenio/contract'
import type { PageContext } from '@allenio/domain/storefront'
import type { StorefrontParts } from '../data.ts'

const nothingYet = { name: '', logo: null, color: '#1f3b4d' } as const

/** Gathers what the editor's page shows beside its rows; members who were not asked for consent yet appear too, as waiting. */
export function contextOf(parts: StorefrontParts | undefined, language: Language): PageContext {
  const { business = nothingYet, pictures = [], members = [], offers = [] } = parts ?? {}
  return {
    url: '',
    language,
    business,
    isEditing: true,
    offers,
    pictures: new Map(pictures.map(({ id, url, width, height }) => [id, { sources: [{ url, width }], width, height }] as const)),
    members: new Map(
      members.map(({ id, name, role, photo }) => [
        id,
        {
          name,
          role,
          photo:
            photo === null ? null : { sources: [{ url: photo, width: 320 }], width: 320, height: 320, focusX: 50, focusY: 50, zoom: 1 },
        },
      ]),
    ),
  }
}
