import { testSettings } from '#server/testing/settings.ts';
import { startNode } from '../start.ts';

// A whole server on the database of a test, in its own process which may be killed; it says where it listens.
const [folder = '', url = ''] = process.argv.slice(2);
const node = await startNode(testSettings({ DATA_DIR: folder }), url);
console.log(node.port);
