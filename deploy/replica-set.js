// Run by mongosh in compose.yaml: makes the replica set once, and waits until it takes writes.
try {
  rs.status();
} catch (error) {
  if (error.codeName !== 'NotYetInitialized') throw error;
  rs.initiate({
    _id: 'rs0',
    members: ['mongo-1', 'mongo-2', 'mongo-3'].map((name, _id) => ({ _id, host: `${name}:27017` })),
  });
}
while (!db.hello().setName || !db.hello().primary) sleep(500);
