import { testEndpoints } from '#testing'

await testEndpoints('metrics')
