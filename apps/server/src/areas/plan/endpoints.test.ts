import { testEndpoints } from '#testing'

await testEndpoints('plan')
