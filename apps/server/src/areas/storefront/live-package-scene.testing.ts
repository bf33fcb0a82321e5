import { createPackage } from '@allenio/contract/packages'
import { packagesArea } from '#areas/packages'
import { actorOf, type Scene, type TestTeam } from '#testing'

/** A package that the business sells. */
export async function soldPackageOf({ database }: Pick<Scene, 'database'>, team: TestTeam): Promise<string> {
  const input = createPackage.input.parse({ name: 'Coaching online', price: 5000 })
  const binding = packagesArea.bindings.find(({ endpoint }) => endpoint === createPackage)
  const made = await database.withWorkspace(team.workspaceId, 'write', async db =>
    binding?.run({ db, actor: actorOf(team.admin, 'admin') }, input),
  )
  return createPackage.output.parse(made?.value).id
}
