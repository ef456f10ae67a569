export default { test: { include: ['rules.shown.ts'], isolate: false } };
