import { launchBuild } from '../../bin/launch-build.js'

// What bin/run.js does once it has prepared everything.
await launchBuild()
