// @ts-check
// Imported before everything else, so it must run on any Node that knows modules.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Suyuan needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
