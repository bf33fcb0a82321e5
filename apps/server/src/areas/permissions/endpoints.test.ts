import { testEndpoints } from '#testing'

await testEndpoints('permissions')
