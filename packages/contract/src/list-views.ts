import { z } from 'zod'
import { endpoint, type Access, type Endpoint, type Thing } from './endpoint.ts'
import { idInput, Nothing } from './lists.ts'

// The views that each member saves of a list: what it is narrowed to, and its order. An area makes the calls of its own list.

export const viewsAtMost = 30

const ViewName = z.string().trim().min(1).max(60)
/** The form in which a view gets its name. */
export const NamedView = z.object({ name: ViewName })

interface ListViewDefinition<Filters extends z.ZodType> {
  /** The path of the list. */
  path: `/${string}`
  access: Access
  filters: Filters
  thing: Thing
}

export function listViewCalls<Filters extends z.ZodType>({ path, access, filters, thing }: ListViewDefinition<Filters>) {
  const View = z.object({ id: z.uuid(), name: z.string(), filters })
  const all = { path: `${path}/views` as const, access }
  const one = { path: `${path}/views/:id` as const, access, changes: [thing] }
  return {
    list: endpoint({ ...all, method: 'GET', input: Nothing, output: z.object({ views: z.array(View) }), shows: [thing] }),
    create: endpoint({
      ...all,
      method: 'POST',
      input: z.object({ name: ViewName, filters }),
      output: View,
      changes: [thing],
      errors: ['too many views'],
    }),
    update: endpoint({
      ...one,
      method: 'PUT',
      input: z.object({ ...idInput, name: ViewName.optional(), filters: filters.optional() }),
      output: View,
      errors: ['not found'],
    }),
    delete: endpoint({ ...one, method: 'DELETE', input: z.object(idInput), output: Nothing, errors: ['not found'] }),
  }
}

type Parsed<Value> = z.ZodType<Value, unknown>

/** A view of any list. */
export interface ListView {
  id: string
  name: string
  filters: object
}

/** The calls of any list, as the shared parts of server and web know them. */
export interface ListViewCalls {
  list: Endpoint<Parsed<object>, Parsed<{ views: ListView[] }>>
  create: Endpoint<Parsed<{ name: string; filters: object }>, Parsed<ListView>>
  update: Endpoint<Parsed<{ id: string; name?: string | undefined; filters?: object | undefined }>, Parsed<ListView>>
  delete: Endpoint<Parsed<{ id: string }>, Parsed<object>>
}
