/** What children want to become, with the interest that it stands for. */
const list = `
  scientist:science, doctor:medicine, vet:veterinary work, astronaut:space, astronomer:astronomy, pilot:planes, chef:cooking, ballerina:ballet, zookeeper:zoo animals,
  firefighter:fire engines, fireman:fire engines, footballer:football, artist:art, author:writing, writer:writing, engineer:engineering, builder:building,
  inventor:inventions, explorer:exploring, detective:mysteries, magician:magic, palaeontologist:dinosaurs, paleontologist:dinosaurs, archaeologist:archaeology,
  actor:acting, actress:acting, singer:singing, dancer:dancing, baker:baking, farmer:farm animals, gardener:gardening, photographer:photography, designer:design,
  chemist:chemistry, gamer:gaming, programmer:programming, architect:architecture, driver:driving, racer:racing, hunter:hunting, keeper:keeping`;

export const thingOfFuture = new Map(
  list.split(',').map((pair) => {
    const [trade = '', thing = ''] = pair.trim().split(':');
    return [trade, thing] as const;
  }),
);
